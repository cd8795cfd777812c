import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@amhs/domain/localized'
import { builtApart, conversionOf, conversions, cornerQuotes, withEdits } from '../web/vite/conversions'

const { text, name } = conversionOf('zh-Hant')
const at = (file: string) => new URL(`../${file}`, import.meta.url)
const read = (file: string) => readFileSync(at(file), 'utf8')

test('each language with a fallback has a conversion, and no other', () => {
  expect(Object.keys(conversions)).toEqual(builtApart().map(({ tag }) => tag))
  expect(builtApart().length).toBeLessThan(languages.length)
  expect(() => conversionOf('fr')).toThrow('fr')
})

// Words whose characters have two traditional forms, and words that readers in Taiwan and Hong Kong do not use.
test.each([
  ['个人信息', '個人資料'],
  ['发信息给朋友', '傳訊息給朋友'],
  ['没有网络', '沒有網路'],
  ['心理咨询', '心理諮商'],
  ['请咨询医生', '請諮詢醫生'],
  ['短信', '簡訊'],
  ['默认', '預設'],
  ['云端账户', '雲端帳戶'],
  ['头发', '頭髮'],
  ['发送邮件', '寄送郵件'],
  ['以后', '以後'],
  ['皇后', '皇后'],
  ['这里有 10 公里', '這裡有 10 公里'],
  ['浏览器里加密', '瀏覽器裡加密'],
  ['擦干净', '擦乾淨'],
  ['干什么', '幹什麼'],
  ['若干', '若干'],
  ['面包', '麵包'],
  ['面前', '面前'],
  ['只有一只猫', '只有一隻貓'],
  ['平台和台湾', '平台和台灣'],
  ['抑郁症', '憂鬱症'],
  ['支持和通过', '支持和通過'],
  ['社区医院', '社區醫院'],
  ['好消息', '好消息'],
  ['每周一次，周围没人', '每週一次，周圍沒人'],
  ['看看四周', '看看四周'],
  ['中国台湾', '台灣'],
  ['心理筛查', '心理篩檢'],
  ['多动症，多动一动', '過動症，多動一動'],
  ['只影响这台设备', '只影響這台裝置'],
  ['同意并发送', '同意並傳送'],
  ['30 天后', '30 天後'],
  ['少刷新闻', '少滑新聞'],
  ['放松、松树', '放鬆、松樹'],
  ['松一松', '鬆一鬆'],
  ['度过冲动', '度過衝動'],
  ['正在挨打，怕挨骂', '正在挨打，怕挨罵'],
  ['违背意愿', '違背意願'],
  ['困了再睡，有困难', '睏了再睡，有困難'],
  ['交给别人喂', '交給別人餵'],
  ['一起复诊', '一起回診'],
  ['加班的算法', '加班費的算法'],
  ['你回复她', '你回覆她'],
  ['我干不干净', '我乾不乾淨'],
  ['也写明了出处', '也寫明了出處'],
  ['有工具、问了有回音吗', '有工具、問了有回音嗎'],
  ['下一步：尝一种', '下一步：嚐一種'],
  ['咖啡、浓茶、烟和酒', '咖啡、濃茶、菸和酒'],
  ['最初样本里', '最初樣本裡'],
])('%s becomes %s', (simplified, traditional) => expect(text(simplified)).toBe(traditional))

// Words of mainland China for which Taiwan and Hong Kong share another, or that mean something else there.
test.each([
  ['校园欺凌', '校園霸凌'],
  ['人群里和班群里', '人群裡和班級群組裡'],
  ['两个工友', '兩個同事'],
  ['生活太忙，活太多', '生活太忙，工作太多'],
  ['倒班', '輪班'],
  ['照护者', '照顧者'],
  ['残障人士', '身心障礙者'],
  ['得了双相', '得了躁鬱症'],
  ['双相情感障碍（简称“双相”）', '雙相情緒障礙症（也叫「躁鬱症」）'],
  ['厌食、暴食：', '厭食、暴食：'],
  ['暴食：', '嗜食：'],
  ['药起效慢', '藥見效慢'],
  ['没有广告，没有跟踪', '沒有廣告，沒有追蹤'],
  ['跟踪你、威胁你', '跟蹤你、威脅你'],
  ['学习压力', '課業壓力'],
  ['问卷：咨询：有人听', '問卷：諮商：有人聽'],
  ['退出小组，不退出', '離開小組，不退出'],
  ['先不退出；账户会退出登录', '先不登出；帳戶會登出'],
  ['打印出来', '列印出來'],
  ['发给服务器，发给它的邮件', '傳給伺服器，寄給它的郵件'],
  ['歇一会儿，累了去哪里歇', '休息一下，累了去哪裡休息'],
  ['歇口气时', '喘口氣時'],
  ['班里没人理他', '班上沒人理他'],
  ['顾不上吃饭、学习或朋友', '顧不得吃飯、課業或朋友'],
  ['喘不上气', '喘不過氣'],
  ['你的 IP 地址', '你的 IP 位址'],
  ['复制地址', '複製地址'],
  ['显示二维码', '顯示 QR 碼'],
  ['约 1 万亿美元', '約 1 兆（萬億）美元'],
  ['同意记录，不记录生日', '同意紀錄，不記錄生日'],
])('%s becomes %s', (simplified, traditional) => expect(text(simplified)).toBe(traditional))

// Laws and professions have the same names in Taiwan: what holds in mainland China alone has to say so.
test.each([
  ['看看精神卫生法里的权利', '看看中國大陸精神衛生法裡的權利'],
  ['教育部的规定里点了名的，有这些', '中國大陸教育部的規定裡點了名的，有這些'],
  ['法律要求学校有人管', '中國大陸的法律要求學校有人管'],
  ['国家卫生健康委说', '中國大陸的國家衛生健康委說'],
  ['在国内可以找谁？', '在中國大陸可以找誰？'],
  ['心理咨询师不能，网上的测试也不能', '心理諮詢師不能，網路上的測試也不能'],
  ['她是心理咨询师', '她是心理諮商師'],
  ['学校、平台和警察要做什么？', '在中國大陸，學校、平台和警察要做什麼？'],
  ['人身安全保护令是什么？', '中國大陸的人身安全保護令是什麼？'],
  [' 一般每天 8 小时、每周 40 小时', ' 在中國大陸，一般每天 8 小時、每週 40 小時'],
  [' 人社部门的电话，工资、社保', ' 中國大陸人社部門的電話，薪水、社保'],
  ['心理援助热线是 12356。', '心理援助熱線，台灣是 1925，香港是 18111，中國大陸是 12356。'],
  [
    '报警电话（中国大陆是 120 和 110）',
    '報警電話（台灣是 119 和 110，香港、澳門是 999，中國大陸是 120 和 110）',
  ],
])('%s becomes %s', (simplified, traditional) => expect(text(simplified)).toBe(traditional))

test('a sentence that has an edit of its own is still written so', () => {
  const { words } = JSON.parse(read('content/zh-hant/edits.json')) as { words: Record<string, string> }
  const sources = ['content', 'web/src', 'domain/src']
    .flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(?:md|json|tsx?)$/.test(file) && !file.startsWith('content/zh-hant'))
    .map(read)
    .join('\n')
  // Links and figures stand within sentences; a text is compared as it is read.
  const texts = sources.replaceAll('**', '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  for (const word of Object.keys(words).filter(({ length }) => length > 7)) expect(texts).toContain(word)
})

test('what is traditional already stays', () => {
  for (const line of ['1925 安心專線（依舊愛我）', '1995 生命線', '1980 張老師', '113 保護專線'])
    expect(text(line)).toBe(line)
})

test('numbers, addresses and Latin words stay', () => {
  const kept = '12356 [120](tel:120) /learn/resource/sleep {{share}} PHQ-9 don’t'
  expect(text(kept)).toBe(kept)
})

test('names elsewhere change in their characters alone', () => {
  expect(name('北京市精神卫生中心（社区咨询）')).toBe('北京市精神衛生中心（社區諮詢）')
  expect(name('网络信息，服务台')).toBe('網絡信息，服務台')
  expect(name('安康胡同，湖里区仙岳路')).toBe('安康胡同，湖里區仙岳路')
})

test('quotation marks become corner brackets, the inner ones double', () => {
  expect(cornerQuotes('他说：“她问‘好吗’。”')).toBe('他说：「她问『好吗』。」')
  expect(cornerQuotes('说：‘不安全。’')).toBe('说：「不安全。」')
  expect(cornerQuotes('it’s')).toBe('it’s')
})

test('of two words in a list the longer one is found, and what is found is not converted again', () => {
  const convert = withEdits((plain) => plain.replaceAll('b', 'B'), { ab: 'b', abab: 'x' })
  expect(convert('ab abab b')).toBe('b x B')
})
