/** Turns of phrase in which a dangerous topic is named to contradict it, to ask about it or to warn of it. */
export const harmlessEnglish =
  /\bi (?:do not|can not|would not|would never) (?:agree|think (?:they would|they know|they do|that|you would|it is)|believe|say)\b|\bthe pain to (?:end|stop)\b|\bcan mean\b|\bbeing told\b|\bmust be (?:tiring|lonely|hot|exhausting|awful|hard|frightening|so)\b|\b(?:hard on|messes with)\b|\bis (?:not nothing|an emergency)\b|\bas (?:\w+ )?prescribed\b|\bcould we start\b|\bagain\?|\b(?:poison (?:control|centre|center)|ambulance now|check the leaflet|slow your breathing|keep them apart)\b|\byour statement\b|\bwhile you look for other ways\b|\bthe way you have (?:survived|got through)\b|\bhas been your way of getting through\b|\bi am no (?:doctor|nurse|therapist)\b|\b(?:paediatrician|doctor|prescriber|pharmacist|psychiatrist)(?:'s)? (?:should decide|decides|decision|has to decide)\b|\ba thought (?:that )?depression\b|\bstop replying\b|\bhas to know everything\b|\b(?:put the two together|your doctor knows)\b|\byou do not want to\b|\bplease do not\b/

/** The same in Chinese, read simplified. */
export const harmlessChinese =
  /不太?同意|我(?:并)?不(?:觉得|认为)|唔(?:觉得|认为)|一定很(?:累|委屈|疼|苦|孤单|闷|辛苦|难)|让我(?:有点)?担心|怕别人看见|听着像是?抑郁|可是这关系|抑制呼吸|请勿|不可在家|应避免|应由医|需要医生|需要定期|没有真人|(?:没办法|无法|没法)(?:当|做)|前提是和医生|会更厉害|会保密[。？]?$|急症|请不要|今天就(?:联系|告诉|去)/
