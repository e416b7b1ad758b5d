import { transform } from '@swc/core'
import { maps } from './maps.mjs'

/** TypeScript and JSX to plain modules, file by file; types are checked by the build of what ships and by `npm run lint`. */
export const transpile = () => ({
  name: 'transpile',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    return transform(code, {
      filename: id,
      configFile: false,
      swcrc: false,
      sourceMaps: maps,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: id.endsWith('x') },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    })
  },
})
