/**
 * Pairs of a traditional character and its simplified form: those that occur in the safety lists and in common ways of
 * saying the same things. Not a general converter; a character that is missing stays as it is.
 */
const pairs =
  '殺杀殘残傷伤輕轻尋寻見见結结斷断樓楼頂顶燒烧劃划頭头腦脑聲声讓让藥药農农遺遗書书寫写準准備备繩绳經经後后來来開开' +
  '個个們们這这為为爲为沒没覺觉無无義义負负擔担絕绝堅坚離离戀恋強强脅胁發发褻亵淩凌報报會会盡尽歸归於于時时現现馬马' +
  '兒儿媽妈愛爱說说説说話话實实還还對对過过瀉泻減减摳抠嘔呕壓压難难學学師师辦办麼么嗎吗間间點点裡里裏里號号請请謝谢' +
  '幫帮墜坠橋桥軌轨臥卧鐵铁電电視视著着幹干乾干瘋疯掛挂氣气餓饿熱热煩烦嚇吓尷尴帥帅線线環环機机壺壶鍋锅買买誰谁' +
  '纍累從从與与給给樣样讀读東东問问關关係系錯错應应該该認认識识親亲戶户業业長长門门間间陽阳險险隨随願愿顧顾風风飛飞' +
  '養养體体魚鱼鳥鸟點点齊齐齡龄龍龙國国園园圖图團团場场塊块壞坏處处夠够夢梦奪夺奮奋婦妇嬰婴孫孙寶宝將将尷尴屬属島岛' +
  '帶带幣币庫库廢废廣广張张彈弹後后從从復复徹彻恆恒惡恶惱恼慘惨慣惯憂忧懷怀懶懒戰战戲戏擁拥擇择擊击據据擾扰攝摄敵敌' +
  '數数斃毙暈晕暫暂曬晒條条棄弃棧栈楊杨樂乐樹树橫横歡欢歲岁歷历毀毁氣气決决淚泪淺浅滅灭滿满漸渐潰溃澆浇濕湿灑洒災灾' +
  '煉炼爛烂爭争牽牵狀状獨独獄狱獸兽產产異异當当療疗癢痒癥症盜盗監监盤盘瞞瞒瞭了矯矫確确碼码禍祸禮礼種种稱称穩稳窮穷' +
  '竄窜筆笔節节範范簡简糧粮糾纠紀纪約约紅红純纯紙纸級级紛纷細细終终組组絕绝絲丝統统經经綁绑綠绿維维緊紧緒绪緣缘編编' +
  '緩缓練练縫缝縮缩總总績绩織织繩绳繼继續续纏缠罰罚罵骂羅罗習习聖圣聞闻聯联聰聪職职聽听肅肃脫脱腫肿腳脚臉脸臨临舉举' +
  '舊旧艱艰蓋盖蘇苏藍蓝虛虚蟲虫術术衛卫衝冲補补裝装複复褲裤襲袭規规親亲觀观觸触訂订計计訊讯討讨訓训記记許许設设訴诉' +
  '診诊詞词試试詩诗該该詳详誇夸誘诱語语誤误課课調调談谈諒谅論论諷讽證证譯译議议護护讚赞豬猪負负財财責责貴贵費费賣卖' +
  '賬账賴赖贏赢趕赶跡迹踐践蹤踪車车軍军軟软較较輛辆輪轮轉转辭辞農农連连進进運运達达違违遠远適适選选遲迟邊边郵邮鄉乡' +
  '醜丑醫医釋释針针釘钉鈔钞銀银銳锐錢钱鍵键鎖锁鎮镇鏡镜鐘钟閉闭閒闲閱阅隊队階阶際际雙双雜杂雞鸡雲云靈灵靜静響响項项' +
  '順顺預预領领頸颈題题願愿類类顯显飯饭飲饮餘余館馆騎骑騙骗驗验驚惊髒脏鬆松鬥斗鬧闹鬱郁麗丽麥麦黃黄黨党齒齿癮瘾厭厌' +
  '嚴严單单噁恶嘆叹嚐尝囑嘱坑坑墮堕夾夹奧奥妳你姦奸媳媳屍尸層层崗岗嶺岭巖岩幾几庫库廁厕廚厨彎弯徑径恥耻悶闷惡恶愴怆' +
  '慶庆慾欲憐怜憤愤懸悬懺忏戀恋撐撑撲扑擠挤攔拦攪搅斬斩昇升曉晓枴拐檢检欄栏殼壳毆殴濫滥瀕濒瀝沥灘滩為为煙烟牆墙狹狭'

function readPairs(): ReadonlyMap<string, string> {
  const characters = [...pairs]
  const table = new Map<string, string>()
  for (let index = 0; index + 1 < characters.length; index += 2) {
    table.set(characters[index] ?? '', characters[index + 1] ?? '')
  }
  return table
}

/** Letters of other alphabets that look like Latin ones and are used to slip past word lists. */
const lookalikes: readonly (readonly [string, string])[] = [
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['х', 'x'],
  ['у', 'y'],
  ['і', 'i'],
  ['ѕ', 's'],
  ['к', 'k'],
  ['м', 'm'],
  ['т', 't'],
  ['н', 'h'],
  ['в', 'b'],
  ['ԁ', 'd'],
  ['ӏ', 'l'],
  ['ο', 'o'],
  ['α', 'a'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ε', 'e'],
  ['υ', 'u'],
  ['ı', 'i'],
]

const replacements: ReadonlyMap<string, string> = new Map([...readPairs(), ...lookalikes])

/** The simplified (or Latin) form of one character; the character itself where the table has none. */
export function simplify(character: string): string {
  return replacements.get(character) ?? character
}
