import type { AgeBand } from '@amhs/domain/safety/age-band'
import { ageBands } from '@amhs/domain/safety/age-band'
import type { CrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { regionOfTimeZone } from '@amhs/domain/safety/region-of-time-zone'
import { useSyncExternalStore } from 'react'
import { readText, removeText, storageKeys, writeText } from './browser-storage'
import { useLanguage } from './preferences'
import { createStore } from './store'

const regionStore = createStore<CrisisRegionId | null>(null)
const guessedStore = createStore<CrisisRegionId | null>(null)
const ageBandStore = createStore<AgeBand | null>(null)

/** Reads region and age band as the person once chose them on this device, and where its clock says that it is. */
export function startRegion(): void {
  const region = readText(storageKeys.region)
  // The list of regions is not loaded here, to keep it out of every page's start; `crisisRegion` takes an id that it
  // does not know for OTHER.
  regionStore.set(region !== null && /^[A-Z]{2,5}$/.test(region) ? (region as CrisisRegionId) : null)
  const ofZone = regionOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '') ?? null
  guessedStore.set(__VARIANT__ && (ofZone === null || ofZone === 'CN') ? ofBrowser() : ofZone)
  const ageBand = readText(storageKeys.ageBand)
  ageBandStore.set(ageBands.find((band) => band === ageBand) ?? null)
}

/** Who reads traditional Chinese where the clock tells nothing: the region that the browser's first language names. */
function ofBrowser(): CrisisRegionId | null {
  const named = /^zh(?:-Hant)?-(HK|MO|TW)$/i.exec(navigator.language)?.[1]?.toUpperCase()
  return (named as CrisisRegionId | undefined) ?? null
}

// With the first part of a page that asks: pages that show no numbers load none of this.
if (typeof window !== 'undefined') startRegion()

export function chooseRegion(region: CrisisRegionId): void {
  writeText(storageKeys.region, region)
  regionStore.set(region)
}

export function chooseAgeBand(ageBand: AgeBand | null): void {
  if (ageBand === null) removeText(storageKeys.ageBand)
  else writeText(storageKeys.ageBand, ageBand)
  ageBandStore.set(ageBand)
}

export function currentAgeBand(): AgeBand | null {
  return ageBandStore.get()
}

/**
 * The region whose numbers are shown. Until one is chosen, it is that of the device's time zone, named as a guess and with the choice
 * beside it. Where the zone tells nothing, readers of Chinese see mainland China, of traditional Chinese Taiwan and never the mainland
 * first; for readers of English no number is guessed.
 */
export function useRegion(): CrisisRegionId {
  const chosen = useChosenRegion()
  const guessed = useSyncExternalStore(guessedStore.subscribe, guessedStore.get, () => null)
  const language = useLanguage()
  return chosen ?? guessed ?? (__VARIANT__ ? 'TW' : language === 'zh-CN' ? 'CN' : 'OTHER')
}

/** Where the clock of the device says that it is. */
export const guessedRegion = guessedStore.get

/** Whether nobody has said yet that the region is right. */
export function useIsRegionGuessed(): boolean {
  return useChosenRegion() === null
}

function useChosenRegion(): CrisisRegionId | null {
  return useSyncExternalStore(regionStore.subscribe, regionStore.get, () => null)
}

/** The person's age band, or null while it has not been asked. */
export function useAgeBand(): AgeBand | null {
  return useSyncExternalStore(ageBandStore.subscribe, ageBandStore.get, () => null)
}
