/** With what the addresses of this build's pages begin: empty for the languages that have texts of their own (web/build.mjs). */
declare const __VARIANT__: string
