import { execFileSync } from 'node:child_process'

const SELECT = `
  import { nearestTests } from './scripts/nearestTests.mjs'
  const [modules, changed, atMost] = JSON.parse(process.argv[1])
  console.log(JSON.stringify(nearestTests(modules, changed, atMost)))
`

interface Nearest {
  tests: string[]
  left: number
}

/** The importers of each module. */
const importers: Record<string, string[]> = {
  'src/domain/phone.ts': ['src/forms/PhoneField.tsx', 'test/domain/phone.test.ts'],
  'src/forms/PhoneField.tsx': ['src/features/Profile.tsx', 'test/forms/PhoneField.test.tsx'],
  'src/features/Profile.tsx': ['test/features/Profile.test.tsx', 'test/fuzz/screens.test.ts'],
  'src/api/generated/account.ts': ['test/data/account.test.ts'],
  'test/domain/phone.test.ts': [],
  'test/forms/PhoneField.test.tsx': [],
  'test/features/Profile.test.tsx': [],
  'test/data/account.test.ts': [],
  'test/fuzz/screens.test.ts': [],
  'test/docs/links.test.ts': [],
}

function nearest(changed: string[], atMost = 10) {
  const modules = Object.entries(importers).map(([source, dependents]) => ({ source, dependents }))
  const args = ['--input-type=module', '-e', SELECT, JSON.stringify([modules, changed, atMost])]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Nearest
}

it('takes the tests that import a change, the fewest steps away first, then those that read files', () => {
  expect(nearest(['src/domain/phone.ts'])).toEqual({
    tests: [
      'test/domain/phone.test.ts',
      'test/forms/PhoneField.test.tsx',
      'test/features/Profile.test.tsx',
      'test/docs/links.test.ts',
    ],
    left: 0,
  })
})

it('leaves what is farther away, and says how many', () => {
  expect(nearest(['src/domain/phone.ts'], 1)).toEqual({
    tests: ['test/domain/phone.test.ts', 'test/docs/links.test.ts'],
    left: 2,
  })
})

it('takes a long test that is changed itself', () => {
  expect(nearest(['test/fuzz/screens.test.ts'], 0).tests).toContain('test/fuzz/screens.test.ts')
})

it('takes the tests of what the contract generates', () => {
  expect(nearest(['src/api/contract/schemas/account.yaml']).tests).toContain('test/data/account.test.ts')
})

it('takes the tests that read files for a removed or an unknown file', () => {
  expect(nearest(['docs/speed.md', 'src/domain/removed.ts'])).toEqual({
    tests: ['test/docs/links.test.ts'],
    left: 0,
  })
})
