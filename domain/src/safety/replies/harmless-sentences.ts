import type { ExplainingSentences } from './reply-grammar'

/** Turns of phrase in which a dangerous topic is named to contradict it, to ask about it or to warn of it. */
export const harmlessEnglish =
  /^(?:(?:you|he|she|they) (?:say|says|said|wrote|asked|think|thinks|fear|fears|feel|worry|notice)|it (?:may|might|can) feel (?:as|like)|it is not about|i (?:hear|understand|see|get) (?:that|why|how)|if your (?:friend|child|son|daughter|sister|brother))\b(?!.*\b(?:right|accurate|true\b(?<!not true|is not true)|correct|agree|easier for them|just|simply|try|would (?:simply|just)|could (?:simply|just)|wouldn|you (?:can|need|have) (?:only|me))\b)|\b(?:so|because) (?:a|your|the) doctor (?:should|can|needs)\b|\bput you in danger\b|\ba way of coping with feelings\b|\bi (?:will not|can not) keep\b|\bsleeves can not\b|\bi (?:do not|can not|would not|would never) (?:agree|think (?:they would|they know|they do|that|you would|it is)|believe|say)\b|\bthe pain to (?:end|stop)\b|\bcan mean\b|\bbeing told\b|\bmust be (?:tiring|lonely|hot|exhausting|awful|hard|frightening|so)\b|\b(?:hard on|messes with)\b|\bis (?:not nothing|an emergency)\b|\bas (?:\w+ )?prescribed\b|\bcould we start\b|\bagain\?|\b(?:poison (?:control|centre|center)|ambulance now|check the leaflet|slow your breathing|keep them apart)\b|\byour statement\b|\bwhile you look for other ways\b|\bthe way you have (?:survived|got through)\b|\bhas been your way of getting through\b|\bi am no (?:doctor|nurse|therapist)\b|\b(?:paediatrician|doctor|prescriber|pharmacist|psychiatrist)(?:'s)? (?:should decide|decides|decision|has to decide)\b|\ba thought (?:that )?depression\b|\bstop replying\b|\bhas to know everything\b|\b(?:put the two together|your doctor knows)\b|\byou do not want to\b|\bplease do not\b/

/** The same in Chinese, read simplified. */
export const harmlessChinese =
  /^(?:你|他|她|您|你话|你讲)(?:说|写|觉得|怕|问|以为|话|担心)(?!.*(?:确实|对的|是准|没错|得对|也对|有道理|冇错|都啱|就行|只要|可以(?:试|先)))|遮不住|不赞成|一个人找|(?:说|讲)出[^。！？]{0,8}不容易|不太?同意|我(?:并)?不(?:觉得|认为)|唔(?:觉得|认为)|一定很(?:累|委屈|疼|苦|孤单|闷|辛苦|难)|让我(?:有点)?担心|怕别人看见|听着像是?抑郁|可是这关系|抑制呼吸|请勿|不可在家|应避免|应由医|需要医生|需要定期|没有真人|(?:没办法|无法|没法)(?:当|做)|前提是和医生|会更厉害|会保密[。？]?$|急症|请不要|今天就(?:联系|告诉|去)/

/** Why others hide their wounds, and letting go of a thought instead of life. */
export const explainingEnglish: ExplainingSentences = {
  hiding:
    /^(?:many|some|lots of|a lot of|most|other) (?:people|teenagers|young people|adults)\b.{0,80}\b(?:because|afraid|fear(?:s|ing)?|scared|ashamed|shame|embarrassed)\b(?!.*\b(?:you (?:can|could|should|might) (?:also |just )?(?:wear|hide|cover|use)|try|works?|so nobody|so no one)\b)/,
  'letting-go':
    /\blet(?:ting)? go of (?:the |that |this |your |any |an |old )?(?:\w+ )?(?:idea|need|thought|belief|pressure|expectations?|guilt|notion|grudge|habit|perfection\w*|control|blame|worry|shame)\b(?!.*\b(?:life|living|alive|stay(?:ing)?|surviv\w*|forever|die|world|breathing)\b)/,
}

/** The same in Chinese. */
export const explainingChinese: ExplainingSentences = {
  hiding:
    /^(?:很多|许多|不少|有些|有的|好多|一些)(?:人|孩子|青少年|同学)[^。！？]{0,30}(?:因为|怕|担心|惊|羞|尴尬)(?!.*(?:你(?:也)?可以(?:穿|遮|用|贴|藏)|试试|就好|就行|没人|冇人))/,
  'letting-go':
    /放下[^。！？]{0,14}(?:想法|念头|标准|要求|期待|期望|执念|包袱|负担|压力|内疚|成见|手机)(?!.*(?:生命|人生|活|世界|永远|死|离开))/,
}
