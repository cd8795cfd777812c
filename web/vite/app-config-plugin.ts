import type { Plugin } from 'vite'

/**
 * Answers /app-config.json in Vite's development server with the value of AMHS_APP_CONFIG (JSON), which
 * `npm run dev` sets; without it the app runs in local mode.
 */
export function appConfigPlugin(): Plugin {
  return {
    name: 'amhs-app-config',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/app-config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(process.env.AMHS_APP_CONFIG ?? JSON.stringify({ backend: 'none' }))
      })
    },
  }
}
