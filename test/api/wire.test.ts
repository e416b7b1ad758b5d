import { givenText, id, list, model, text, texts } from '../../src/api/wire'

const record = model({ id, title: text })

describe('a list', () => {
  it('has the items that can be read', () => {
    expect(list(record)([{ id: 1, title: 'Да' }, null, { title: 'Без номера' }, 'х'])).toEqual([
      { id: 1, title: 'Да' },
    ])
    expect(list(record)({ 0: { id: 1 }, length: 1 })).toEqual([])
  })

  it('has a record that comes twice once, be its number a text', () => {
    expect(
      list(record)([
        { id: 1, title: 'Первая' },
        { id: 2, title: '' },
        { id: '1', title: 'Вторая' },
      ]),
    ).toEqual([
      { id: 1, title: 'Первая' },
      { id: 2, title: '' },
    ])
  })

  it('knows its items by whatever names them, and keeps all of those without a name', () => {
    const coded = model({ code: givenText })
    const twice = [{ code: 'a' }, { code: 'a' }]
    expect(list(coded, ({ code }) => code)(twice)).toEqual([{ code: 'a' }])
    expect(list(coded)(twice)).toEqual(twice)
    expect(texts(['раз', 'раз', 1])).toEqual(['раз'])
  })
})
