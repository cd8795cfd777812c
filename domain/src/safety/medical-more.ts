const has = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }, said: string) =>
  zh.test(said) || en.test(said)

/** What was taken, and how much: then what a body does comes of that. */
const taken =
  /药(?!物?过敏)|吞|瓶|抽屉|多少(?:片|颗|我)|几(?:片|颗)|\b(?:tablets?|pills?|strips?|blisters?|prescription|overdos\w*|packets?|vodka|bourbon|bundy|had the lot|had all|took (?:all|them|the|loads|\d+)|did it to myself|blood thinners)\b/
const face = {
  zh: /(?:嘴角?|口|脸|面)(?:巴|角|部|都|也|好像|突然|一边|有点)*(?:歪|斜|耷拉|垂|塌)|口角歪|嘴角.{0,3}流口水|(?:半边|一边|一侧|左边|右边|半身)(?:身子|身体|手脚|手|脚|胳膊|脸)?(?:都|也|突然|就)*(?:动不了|不能动|没(?:有)?(?:力|知觉)|麻(?:了|木)?|唔郁得|冇力|瘫)|(?:突然|忽然|一下子)(?:就)?(?:说不出话|讲不出话|说话不清|说话含糊|话都说不清|讲嘢唔清)/,
  en: /\b(?:face|mouth|smile)(?:s| is| has| was| just)? (?:\w+ ){0,3}(?:droop\w*|dropp\w*|wonky|lopsided|sagg\w*|fallen|slid\w*|twisted|crooked)\b|\b(?:droopy|drooping|wonky|lopsided) (?:face|mouth|smile)\b|\b(?:cant|cannot|couldnt) (?:lift|raise|move|feel) (?:his|her|their|my|one|the (?:left|right)) (?:\w+ )?(?:arm|leg|side)\b|\b(?:one|left|right) side (?:\w+ ){0,3}(?:numb|weak|paraly\w+|limp|dead|droop\w*)\b|\b(?:hes|shes|he is|she is|dads|mums|im|think (?:its|he|she)(?:s| is)?) (?:\w+ )?having a stroke\b/,
}
const speech = {
  zh: /(?:说|讲)(?:话|嘢)?(?:都|也|突然|开始|有点)*(?:不清|含糊|大舌头|唔清)|说不出话|讲不出话|说胡话/,
  en: /\bslurr\w*|\b(?:cant|cannot|couldnt) (?:speak|talk|get (?:his|her|my) words)\b|\btalking (?:nonsense|gibberish|funny)\b/,
}
const noStroke =
  /打麻药|打了一针|智齿|拔牙|补牙|面瘫(?:好|治)|哭|喝(?:多|醉)|醉|自拍|表情|照片|滤镜|画|撇嘴|气(?:歪|得)|笑(?:歪|得)|压(?:麻|着)|睡麻|\b(?:dentist|filling|anaesthetic|drunk|pissed|hammered|wasted|selfie|filter|emoji|botox|slept on|pins and needles|drawing|cat|dog|of genius|of luck|saw|heard|realised|realized|bill|news)\b/

/** A face that hangs, an arm or a side without strength, or speech that fails all at once: NHS, "Act FAST" (as published by Barton Family Practice). */
export const stroke = {
  tells: (said: string): boolean => has(face, said) && !noStroke.test(said) && !taken.test(said),
  parts: [face.zh, face.en, speech.zh, speech.en],
}

const allergen = {
  zh: /过敏|花生|坚果|腰果|核桃|虾|蟹|海鲜|芒果|鸡蛋|牛奶|蜂|蜇|叮|头孢|青霉素|打(?:了)?针|吃(?:了|完)/,
  en: /\b(?:allerg\w*|anaphyla\w*|peanuts?|nuts?|cashews?|shellfish|prawns?|shrimp|crab|sesame|egg|milk|kiwi|bee|wasp|sting|stung|penicillin|amoxicillin|antibiotic\w*|ate|eaten|epi ?pen)\b/,
}
const swelling = {
  zh: /(?:脸|嘴唇|嘴|唇|喉咙|喉|嗓子|舌头|舌|眼睛|眼皮)(?:都|也|开始|有点|很|好|发|全|突然)*(?:肿|紧|堵|麻)|全身(?:都)?(?:起)?(?:疹|风团|红肿)/,
  en: /\b(?:face|lips?|tongue|throat|eyes?|mouth)(?:s| is| are| has| feels?| going| getting)? (?:\w+ ){0,2}(?:swell\w*|swoll\w*|puff\w*|clos\w*|tight\w*|tingl\w*)\b|\b(?:swollen|swelling|puffy|closing|tight) (?:\w+ ){0,2}(?:face|lips?|tongue|throat)\b|\bhives\b/,
}
const breath = {
  zh: /喘|透不过气|上不来气|呼吸(?:困难|不|不了)|憋|气短|唔够气|头晕|晕|站不住/,
  en: /\b(?:cant|cannot|hard to|struggling to|trouble|difficulty) (?:breath\w*|swallow\w*)\b|\bwheez\w*|\bshort of breath\b|\bbreathless\b|\bfaint\b|\bdizzy\b|\bcant breath\b/,
}
const noAllergy =
  /过敏(?:体质|季|原|到)|(?:毛|花粉)过敏|花粉季|每年|\b(?:hay ?fever season|every (?:spring|summer)|years? ago|mildly)\b/

/** A swelling of face, mouth or throat, or breath that fails, after something that allergies come of: Anaphylaxis UK, "What to do in an emergency". */
export const allergy = {
  tells(said: string): boolean {
    if (noAllergy.test(said) || taken.test(said) || !has(allergen, said)) return false
    const named = /过敏|\b(?:allerg\w*|anaphyla\w*|epi ?pen)\b/.test(said)
    if (has(swelling, said)) return has(breath, said) || /喉|舌|\b(?:throat|tongue)\b/.test(said)
    return (
      has(breath, said) &&
      (named || /花生|坚果|虾|蟹|海鲜|蜂|蜇|\b(?:peanuts?|nuts?|shellfish|prawns?|sting|stung)\b/.test(said))
    )
  },
  parts: [allergen.zh, allergen.en, swelling.zh, swelling.en, breath.zh, breath.en],
}

const burnt = {
  zh: /(?:烫|灼|烧)(?:到|伤|了|着|坏)(?:了)?(?:我|他|她|孩子|宝宝|手|脚|腿|胳膊|脸|皮|一大?片|起泡)?|(?:开水|热水|热油|汤|火锅|油锅|蒸汽|沸水).{0,8}(?:烫|溅)|起(?:了)?(?:大|水|好多)*泡/,
  en: /\b(?:burnt|burned|scalded) (?:my|his|her|their|the|our)(?: \w+)? (?:hand|arm|leg|foot|finger|face|back|chest|mouth|skin|baby|son|daughter|thigh|wrist|belly|neck|toddler)\w*\b|\b(?:boiling|hot|scalding) (?:water|oil|tea|coffee|soup|fat|kettle|milk)\b.{0,30}\b(?:on|over|down|my|his|her|blister\w*|skin)\b|\bkettle (?:went|spilled|spilt|fell|tipped)\b|\b(?:spilt|spilled|poured|dropped) (?:\w+ ){0,3}(?:boiling|hot|scalding)\b/,
}
const skin = {
  zh: /泡|红|皮|疼|痛|烂|手|脚|腿|胳膊|脸|背|孩子|宝宝/,
  en: /\b(?:blister\w*|peel\w*|skin|red|raw|hurts?|pain\w*|agony|hand|arm|leg|foot|face|thigh|baby|toddler)\b/,
}
/** What burns at home; "burnt my arm again" tells of none. */
const cause = {
  zh: /开水|热水|沸水|热油|油锅|热汤|汤|火锅|锅|炉|灶|蒸汽|熨斗|暖水袋|热水袋|咖啡|茶|不小心|爆炸|着火/,
  en: /\b(?:boiling|kettle|hot (?:water|oil|tea|coffee|soup|fat|milk|drink)|scald\w*|oven|hob|stove|cooker|iron|pan|straighteners?|steam|chip pan|fire|firework\w*|radiator|accident\w*)\b/,
}
const noBurn =
  /泼|潑|倒.{0,3}(?:他|她|孩子|人)|还没停|发烧|烧(?:到|了)(?:\d|三|四)|饭|菜|锅(?:烧|糊)|糊了|文件|照片|心|烧脑|故意|自己烫|烟头|晒伤|运动鞋|新鞋|鞋子?磨|\b(?:burnt (?:out|toast|dinner|the (?:toast|dinner|rice|cake))|burn (?:calories|out|myself|me)|on purpose|cigarette|lighter|again|sometimes|helps?|relief|deserve\w*|myself|to feel|sunburn\w*|new shoes|he |she |they |husband|threw|my boyfriend)\b/

/** A burn or a scald by mishap: NHS, "Burns and scalds" (as published by North Bristol NHS Trust and iftrouble.com). */
export const burn = {
  tells: (said: string): boolean =>
    has(burnt, said) && has(cause, said) && has(skin, said) && !noBurn.test(said),
  parts: [burnt.zh, burnt.en, skin.zh, skin.en, /\b(?:all|its|by accident|accidentally)\b|不小心/],
}

const spikedDrink = {
  zh: /(?:酒|饮料|水|杯子)(?:里)?(?:好像|可能|应该|肯定)*(?:被|让)(?:人|他|谁)?(?:下(?:了)?药|加(?:了)?(?:东西|料)|动(?:了)?手脚)|被(?:人)?下(?:了)?药|下药了/,
  en: /\b(?:spiked? my drink|drink (?:was|got|has been|been|is)? ?spiked|been spiked|got spiked|put (?:smth|something|sth|sumthin\w*|stuff|a pill) in my (?:drink|glass|cup)|my drink tasted (?:weird|funny))\b/,
}
const notMine =
  /\b(?:my (?:mate|friend|sister|girlfriend|flatmate)|she|he|they)(?:s| got| was| has)? (?:\w+ )?spiked\b|(?:朋友|她|他|室友)(?:被|的酒)/
const rape =
  /脱|摸|性侵|强奸|上了我|睡了|侵犯|\b(?:raped?|touch\w*|naked|undress\w*|on top of me|had sex|no clothes)\b/

/** Something in one's own drink, told while it acts: Drinkaware and the service Frank (as published by Sanctuary Students). */
export const spiked = {
  tells: (said: string): boolean => has(spikedDrink, said) && !notMine.test(said) && !rape.test(said),
  parts: [
    spikedDrink.zh,
    spikedDrink.en,
    /\b(?:legs?|dizzy|room|spinning|cant (?:walk|stand|move)|feel(?:ing)? (?:weird|sick|funny|strange)|so drunk)\b|腿软|头晕|站不住|没力/,
  ],
}
