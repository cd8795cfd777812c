/** How large an article's text is set; the page around it stays as it is. */
export const textSizes = ['normal', 'large', 'largest'] as const

export type TextSize = (typeof textSizes)[number]
