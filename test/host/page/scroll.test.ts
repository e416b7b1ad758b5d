import { scrolledTo } from '../../support/browser'

it.each(['5', '"x"', '{}', '[1, [2], ["a", "b"]]', '{'])(
  'rubbish in the storage of the page does not keep the cabinet away: %s',
  async (rubbish) => {
    sessionStorage.setItem('lens-widgets:scroll', rubbish)
    const load = jest.isolateModulesAsync(async () => {
      await import('#host/page/scroll')
    })
    await expect(load).resolves.toBeUndefined()
  },
)

it('what was kept before a reload is found again', async () => {
  sessionStorage.setItem('lens-widgets:scroll', '[["list /catalog/", 2823]]')
  await jest.isolateModulesAsync(async () => {
    const { restoreScroll } = await import('#host/page/scroll')
    restoreScroll('list /catalog/')()
  })
  expect(scrolledTo).toHaveBeenCalledWith(0, 2823)
})
