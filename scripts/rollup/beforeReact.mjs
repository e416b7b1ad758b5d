import { rollup } from 'rollup'
import { maps } from './maps.mjs'

const CONSTANT = /\bBEFORE_REACT\b/g

/**
 * Replaces the constant `BEFORE_REACT` and removes what a module then no longer uses.
 * @param value whether the build renders before React
 */
export const beforeReact = (value) => ({
  name: 'before-react',
  transform: (code, id) =>
    code.includes('BEFORE_REACT') ? withoutUnused(code.replace(CONSTANT, String(value)), id) : null,
})

/**
 * Removes from one module what it does not use, its imports too. Rollup would leave unused imports out of the chunks,
 * but the build asks which modules reach which before that.
 */
export async function withoutUnused(code, id) {
  const build = await rollup({
    input: id,
    treeshake: { moduleSideEffects: false },
    makeAbsoluteExternalsRelative: false,
    // An unused name of an import that is kept.
    onwarn: () => undefined,
    plugins: [
      {
        name: 'one-module',
        resolveId: (specifier) => (specifier === id ? id : { id: specifier, external: 'absolute' }),
        load: () => code,
      },
    ],
  })
  const [output] = (await build.generate({ format: 'es', sourcemap: maps })).output
  return { code: output.code, map: output.map }
}
