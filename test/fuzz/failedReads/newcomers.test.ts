import { offences } from './failedReads'

it('to who has nothing yet only what is known to be missing is said to be', async () => {
  expect(await offences('empty', ({ island }) => island === 'cabinet')).toEqual([])
})
