it.each(['5', '"x"', '{}', '[1, [2], ["a", "b"]]', '{'])(
  'rubbish in the storage of the page does not keep the cabinet away: %s',
  async (rubbish) => {
    sessionStorage.setItem('lens-widgets:scroll', rubbish)
    const load = jest.isolateModulesAsync(async () => {
      await import('../../src/host/scroll')
    })
    await expect(load).resolves.toBeUndefined()
  },
)
