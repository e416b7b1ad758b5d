it('each section that draws its page before React reads something for it', async () => {
  Object.assign(globalThis, { BEFORE_REACT: true })
  const { sections } = await import('../../../widgets/cabinet/sections')
  const drawn = sections.flatMap(({ path, load, prerender }) =>
    prerender && load ? [{ path, ...prerender }] : [],
  )
  expect(drawn.length).toBeGreaterThan(10)
  for (const { path, reads } of drawn) expect([path, reads]).not.toEqual([path, []])
})
