import { offences } from './failedReads'

it.each(['cabinet', 'specialist'])(
  'a read that fails alone empties no screen of the %s, nor is it said to be empty',
  async (name) => {
    const scenario = name === 'cabinet' ? 'full' : 'specialist'
    expect(await offences(scenario, ({ island }) => island === name)).toEqual([])
  },
)
