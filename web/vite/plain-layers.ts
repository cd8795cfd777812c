import cascadeLayers from '@csstools/postcss-cascade-layers'
import postcss from 'postcss'
import type { Plugin } from 'vite'

const layerOrder = '@layer base, layout, components, features, utilities;'

/**
 * Writes the layers of the built style sheets as plain selectors of rising weight: a browser before 2022, as on many a cheap
 * phone, drops everything that stands in `@layer`. The order stands in `tokens.css` too; each file is rewritten by itself.
 */
export function plainLayers(): Plugin {
  return {
    name: 'plain-layers',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
        const css = layerOrder + String(asset.source)
        asset.source = (await postcss([cascadeLayers()]).process(css, { from: undefined })).css
      }
    },
  }
}
