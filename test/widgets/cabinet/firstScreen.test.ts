import { sections } from '../../../widgets/cabinet/sections'

it('each section that draws its page before React has a page of React', () => {
  const drawn = sections.filter(({ first }) => first?.Content)
  expect(drawn.length).toBeGreaterThan(10)
  for (const { path, load, first } of drawn) {
    expect([path, typeof load]).toEqual([path, 'function'])
    expect(first?.reads).not.toEqual([])
  }
})
