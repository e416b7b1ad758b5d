import { kindOf, materialAt } from '#data/materials/kindOf'

it.each([
  ['/materials/', undefined],
  ['/materials/1001/', { id: '1001', kind: undefined }],
  ['/materials/events/1001', { id: '1001', kind: 'events' }],
  ['/materials/poems/1001/', undefined],
  ['/materials/events/1001/more/', undefined],
])('the material of an address: %s', (address, material) => {
  expect(materialAt(address)).toEqual(material)
})

it.each([
  ['/materials/Events', 'events'],
  ['/materials/events/1001/', undefined],
  ['/materials/1001/', undefined],
])('the kind of an address: %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind)
})
