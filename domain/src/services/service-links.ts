import type { Language } from '../localized'
import { inLanguage } from '../localized'
import { gcj02 } from './gcj02'
import type { Service } from './service'

/** A `tel:` link that also works from abroad where the number bears its country code; null without a number. */
export function serviceTelephoneHref(phone: string | null): string | null {
  if (phone === null) return null
  const digits = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : null
}

/**
 * A link that opens the person's own map app; it bears the service alone, never where the person is.
 * In mainland China AMap with a marker in GCJ-02. Elsewhere Google's map address with name and address, because an
 * address leads nearer to the door than our approximate position does.
 */
export function mapAppHref(service: Service, language: Language): string {
  const name = inLanguage(service.name, language)
  if (service.region === 'CN') {
    const { lat, lon } = gcj02(service)
    const query = new URLSearchParams({
      position: `${lon.toFixed(5)},${lat.toFixed(5)}`,
      name,
      coordinate: 'gaode',
      callnative: '1',
    })
    return `https://uri.amap.com/marker?${query}`
  }
  const place = [service.name[/^[A-Za-z]/.test(service.address) ? 'en' : 'zh'], service.address]
  const query = new URLSearchParams({ api: '1', query: place.join(', ') })
  return `https://www.google.com/maps/search/?${query}`
}
