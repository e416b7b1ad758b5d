import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files, ROOT } from './tree'

/** Packages that the shop's owner has chosen, with their use: they ship, build the product, or test it. */
const CHOSEN = {
  react: 'ships',
  '@reduxjs/toolkit': 'ships',
  'react-router-dom': 'ships',
  formik: 'ships',
  yup: 'ships',
  'react-input-mask': 'ships',
  typescript: 'builds',
  rollup: 'builds',
  '@rollup/plugin-typescript': 'builds',
  jest: 'tests',
  '@testing-library/react': 'tests',
  nock: 'tests',
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const PLACES: Record<string, RegExp> = {
  ships: /^(src|widgets)\/.*\.tsx?$/,
  builds: /^(rollup\.config\.mjs|scripts\/rollup\/.*\.mjs)$/,
  tests: /^test\/(?!docs\/|e2e\/).*\.tsx?$/,
}

const { devDependencies, scripts } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>
  scripts: Record<string, string>
}

/** Returns the packages whose values code imports. */
const importedBy = (place: RegExp) =>
  new Set(
    files()
      .filter((file) => place.test(file))
      .flatMap((file) => [
        ...read(file).matchAll(/^import (?!type\b)[^'\n]*(?:\n[^'\n]+)*?'([^'.#][^']*)'/gm),
      ])
      .map(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''),
  )

const imported = Object.fromEntries(Object.entries(PLACES).map(([use, place]) => [use, importedBy(place)]))

/** Tells whether a script of package.json starts a program of this name. */
const isRun = (name: string) => Object.values(scripts).some((command) => command.split(/\s/)[0] === name)

it.each(Object.entries(CHOSEN))('%s is installed, and used by what %s', (name, use) => {
  expect(Object.keys(devDependencies)).toContain(name)
  expect(isRun(name) || imported[use]?.has(name)).toBe(true)
})

it('compiles with it what ships', () => {
  expect(read('rollup.config.mjs')).toContain('typeScriptProgram(')
})
