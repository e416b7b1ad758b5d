/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../docs/tree'

const files = execFileSync('git', ['ls-files', 'src', 'widgets'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

it('no line of a text can begin with a dot: a no-break space stands before each', () => {
  const breaking = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => / ·/.test(line) && !isComment(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(breaking).toEqual([])
})
