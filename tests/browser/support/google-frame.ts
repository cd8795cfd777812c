import type { Page } from '@playwright/test'

/** What Google's frame answers to the page: a person, or an error of the provider. */
export type GoogleAnswer =
  | { readonly person: { readonly sub: string; readonly email: string; readonly name: string } }
  | { readonly error: string }

/**
 * Stands in for what cannot be had without Google: its frame script and the window in which a person chooses an
 * account. The SDK's own code runs between the two, and the Auth emulator accepts the credential.
 */
export async function answerAsGoogle(page: Page, answer: GoogleAnswer | 'blocked'): Promise<void> {
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: frameScript }),
  )
  await page.addInitScript((first) => {
    Reflect.set(window, 'googleAnswer', first)
    window.open = (address) => {
      const given: typeof first = Reflect.get(window, 'googleAnswer')
      if (given === 'blocked') return null
      const eventId = new URL(String(address)).searchParams.get('eventId')
      const person = 'person' in given ? { ...given.person, email_verified: true } : null
      const token = encodeURIComponent(JSON.stringify(person))
      const authEvent = {
        type: 'signInViaPopup',
        eventId,
        urlResponse: person && `http://127.0.0.1/__/auth/handler?providerId=google.com&id_token=${token}`,
        sessionId: 'session',
        postBody: '',
        tenantId: null,
        error: 'error' in given ? { code: given.error, message: given.error } : undefined,
      }
      setTimeout(() => Reflect.get(window, 'sendAuthEvent')({ authEvent }), 300)
      const popup = { closed: false, focus() {}, close() {}, location: {} }
      Reflect.set(window, 'popupAddress', String(address))
      // Only these members are used of the window that a browser would open.
      return popup as unknown as Window
    }
  }, answer)
}

/** From the next press on, Google answers something else. */
export async function changeGoogleAnswer(page: Page, answer: GoogleAnswer | 'blocked'): Promise<void> {
  await page.evaluate((given) => Reflect.set(window, 'googleAnswer', given), answer)
}

/** The part of Google's frame library that the SDK calls. */
const frameScript = `
  const iframe = {
    restyle: async () => undefined,
    ping: async (callback) => { callback(); return [] },
    register: (type, handler) => { if (type === 'authEvent') window.sendAuthEvent = handler },
    // The SDK's callback throws once it is done, and Google's library takes no notice.
    send: (type, message, callback) => { try { callback([{ webStorageSupport: true }]) } catch {} },
  }
  window.gapi = {
    load: (name, { callback }) => {
      window.gapi.iframes = {
        CROSS_ORIGIN_IFRAMES_FILTER: {},
        Iframe: class {},
        getContext: () => ({ open: (options, callback) => Promise.resolve(callback(iframe)) }),
      }
      callback()
    },
  }
  const loaded = new URL(document.currentScript.src).searchParams.get('onload')
  setTimeout(() => window[loaded]())
`
