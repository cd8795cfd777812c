import { assessMessage } from '../gate'

// What a reviewer who had not seen the rules wrote, and what the rules of `scenes.json` were made from.
test.each([
  ['老公攞住把刀喺廳度嗌打嗌殺，我同個女匿埋喺廁所', 'L3'],
  ['他喝醉了拿着锄头砸门嘞，俺躲在里屋不敢吭声', 'L3'],
  ['dads smashing everything up downstairs and mums screaming. im in the wardrobe', 'L3'],
  ["he's kicked the door in and he's got the bread knife", 'L3'],
  ['My husband has taken knife and shouting, me and my daughter are hiding in bathroom', 'L3'],
  ['我躲在厕所里，老公在找我', 'L3'],
  ["he's got a hammer and he's outside the bedroom door", 'L3'],
  ["he's breaking down the bathroom door right now", 'L3'],
  ['老公發癲打緊我，個仔喊緊', 'L3'],
  ['俩瓶百草枯搁我跟前呢，我已经闷了一口了', 'L3'],
  ['I ate rat poison before some time, vomiting is coming', 'L3'],
  ['剛把整排史蒂諾斯吃光，有點飄', 'L3'],
  ['took like 25 adderall and my heart is pounding, whatever happens happens', 'L3'],
  [
    'just snorted way more than usual and my chest is doing something weird and honestly idc if I wake up',
    'L3',
  ],
  ['炭同埋膠紙我都買齊晒，等阿仔瞓咗先', 'L3'],
  ['garage is sealed up, just waiting till the kids are asleep', 'L3'],
  ['我女友傳訊息說「對不起，先走一步」，電話都不接，怎麼辦', 'L3'],
  ['my mate on snap says hes on the railway bridge and hes sorry', 'L3'],
  [
    'My hostel roommate has locked door from inside and she is not replying, yesterday she was telling she will hang',
    'L3',
  ],
  ['孙子把自己锁屋里了，说谁也别管他，他屋里有农药', 'L3'],
  ['我妈站在阳台外面了，不让我靠近', 'L3'],
  ['The ceiling fan is there and mummy’s dupatta also', 'L2'],
  ['我存的氯硝西泮 够数了', 'L2'],
  ['God told me my baby is possessed and I have to put her in the water to save her', 'H'],
  ['bringing my uncles machete in tomorrow and finishing josh off, not even joking', 'H'],
  ['個衰人搶我老公，今晚我淋佢鏹水，睇佢仲點靚', 'H'],
  ["got my brother's zombie knife, gonna shank him after school tomorrow", 'H'],
  ['The boss lock us in the house, we must sleep with clients, if we say no he hit', 'A'],
  ['我被骗到缅甸园区了，完不成业绩就电我们，不让走', 'A'],
  ['My cousin brother is doing dirty things to me at night, I am in class 7', 'A'],
  ['妈妈不在屋头的时候，叔叔就喊我跟他睡，他说莫告诉别个', 'A'],
  ['这病治不好了，活一天受一天罪，早点闭眼算了', 'L1'],
  ['男朋友在楼下了,他说今天要弄死我,宿舍阿姨不在', 'L3'],
  ['阿哥fing緊把生果刀話要斬死我,我鎖咗房門佢踢緊', 'L3'],
  ['shh hes lookin for me. in the loft. he hasnt found the ladder yet', 'L3'],
  ['mums bf is kickin off again hes got her by the hair n im in the bathroom wiv my sister', 'L3'],
  ["he's in the driveway. i told him i was leaving. oh god he's got the bat out the truck", 'L3'],
  ["my son is in the barn with my daddy's shotgun and he told me to say bye to his sister for him", 'L3'],
  ['had like 30 paras about an hour ago lol feel fine tho so prob nothin', 'L3'],
  ['So I finished off my hydrocodone and a bottle of chardonnay, bless my heart', 'L3'],
  ['i did something stupid with my insulin', 'L2'],
  ['got me uncles machete in me bag for tmrw. kian is gettin it after form', 'H'],
  ['她抢我男朋友还到处说我坏话,我买了硫酸,明天下班等她', 'H'],
  ['dem carry us go one house, dem seize our phone, dem dey beat us till family send money', 'A'],
  ['三日無食嘢,今日體育堂暈低咗,但係磅到輕咗兩磅好開心', 'E'],
] as const)('%s is %s', (text, level) => {
  expect(assessMessage(text).level).toBe(level)
})

test.each([
  '他拿着菜刀在厨房切西瓜，我和闺女在客厅等吃',
  'the postman is at the door and he has got my new bread knife',
  'hiding in the wardrobe, they are screaming my name, hide and seek champion',
  "bringing my uncle's chess set in tomorrow and finishing josh off, not even joking",
  '刀削面师傅拿刀飞面,我看呆了,想学',
  "i'm gonna batter him at table tennis tomorrow",
  'left at halftime to beat the traffic. they came back and won by 3',
  '礼物都买齐了，等孩子睡了再包',
  'took two paracetamol at 8 for my head',
])('%s calls for no card', (text) => {
  expect(assessMessage(text).card).toBeNull()
})
