// What these packages bring without types of their own, as far as it is used here.

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: Window
  }
}

declare module 'opencc-js/dict/*' {
  const list: string | readonly (readonly [string, string])[]
  // biome-ignore lint/style/noDefaultExport: so it is in the package
  export default list
}
