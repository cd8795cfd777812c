import type { CrisisRegionId } from './crisis-lines'

// Names of the IANA time zone database, without their first part; the browser gives the current name or an old one.
const zones: readonly (readonly [CrisisRegionId, string])[] = [
  ['CN', 'Asia/(Shanghai|Urumqi|Chongqing|Chungking|Harbin|Kashgar)|PRC'],
  ['HK', 'Asia/Hong_Kong|Hongkong'],
  ['MO', 'Asia/Maca[uo]'],
  ['TW', 'Asia/Taipei|ROC'],
  ['SG', 'Asia/Singapore|Singapore'],
  ['MY', 'Asia/(Kuala_Lumpur|Kuching)'],
  ['JP', 'Asia/Tokyo|Japan'],
  ['KR', 'Asia/Seoul|ROK'],
  ['UK', 'Europe/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB'],
  ['IE', 'Europe/Dublin|Eire'],
  ['FR', 'Europe/Paris'],
  ['DE', 'Europe/(Berlin|Busingen)'],
  [
    'EU',
    'Europe/(Vienna|Brussels|Sofia|Zagreb|Prague|Copenhagen|Tallinn|Helsinki|Mariehamn|Athens|Budapest|Rome|Riga|Vilnius|Luxembourg|Malta|Amsterdam|Warsaw|Lisbon|Bucharest|Bratislava|Ljubljana|Madrid|Stockholm|Nicosia)|Asia/Nicosia|Atlantic/(Canary|Madeira|Azores)|Africa/Ceuta',
  ],
  ['AU', 'Australia/.+'],
  ['NZ', 'Pacific/(Auckland|Chatham)|NZ'],
  [
    'CA',
    'America/(Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton|Whitehorse|Yellowknife|Iqaluit|Glace_Bay|Goose_Bay|Thunder_Bay|Dawson|Dawson_Creek|Fort_Nelson|Inuvik|Rankin_Inlet|Resolute|Cambridge_Bay|Swift_Current|Creston|Atikokan|Blanc-Sablon|Nipigon|Rainy_River|Pangnirtung|Coral_Harbour)|Canada/.+',
  ],
  [
    'US',
    'America/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Metlakatla|Yakutat|Menominee|Indianapolis|Fort_Wayne|Louisville|(Indiana|Kentucky|North_Dakota)/.+)|Pacific/Honolulu|US/.+',
  ],
]

/**
 * The region in which a device probably is, by the name of its time zone (`Europe/London`). A guess to be shown as one: a device may travel,
 * or be set otherwise. Nothing is asked of a network.
 *
 * @returns undefined for zones of countries whose lines we do not know, and for zones of no country (`UTC`).
 */
export function regionOfTimeZone(timeZone: string): CrisisRegionId | undefined {
  return zones.find(([, names]) => new RegExp(`^(?:${names})$`).test(timeZone))?.[0]
}
