import Sequencer from '@jest/test-sequencer'

/** Files that run for a minute or more, although some of them are short. */
const LONG = /\/test\/(fuzz|rules)\/|\/test\/shop\/dialects\./

/**
 * Begins with the files that take longest, so that no processor is left alone with one of them at the end. Jest sorts by
 * what it has measured, but has measured nothing in a fresh clone, and goes by the length of the files then.
 */
export default class TestOrder extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.test(path.replaceAll('\\', '/'))
    const sorted = super.sort(tests)
    return sorted.some(({ duration }) => typeof duration === 'number')
      ? sorted
      : [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
