import { allData, deniedAs, known, mapData, remoteData } from '../../src/domain/remoteData'

const offline = { kind: 'offline', message: 'Нет сети' } as const
const forbidden = { kind: 'forbidden', message: '' } as const

it('a read that nobody has answered waits', () => {
  expect(remoteData({ isFetching: true })).toEqual({ state: 'waiting' })
})

it('a skipped read waits, whatever it has brought before', () => {
  expect(remoteData({ data: ['old'], isUninitialized: true })).toEqual({ state: 'waiting' })
})

it('the answer to another argument is not known of this one', () => {
  const read = { data: ['other'], currentData: undefined }
  expect(remoteData({ ...read, isFetching: true })).toEqual({ state: 'waiting' })
  expect(remoteData({ ...read, error: offline })).toMatchObject({ state: 'failed', error: offline })
})

it('null and an empty list are known', () => {
  expect(remoteData({ data: null })).toEqual({ state: 'known', value: null })
  expect(remoteData({ data: [] })).toEqual({ state: 'known', value: [] })
})

it('a failed read is read again by its own refetch', () => {
  const refetch = jest.fn()
  const read = remoteData({ error: offline, isFetching: true, refetch })
  expect(read).toMatchObject({ state: 'failed', error: offline, isRetrying: true })
  if (read.state === 'failed') void read.retry()
  expect(refetch).toHaveBeenCalledTimes(1)
})

it('what is known stays so when a later read fails or is denied', () => {
  expect(remoteData({ data: 1, error: offline })).toMatchObject({ value: 1, failure: { error: offline } })
  expect(deniedAs(remoteData({ data: 1, error: forbidden }), 0)).toMatchObject({ value: 1 })
})

it('a denial may count as nothing, another failure never', () => {
  expect(deniedAs(remoteData<number[]>({ error: forbidden }), [])).toEqual(known([]))
  expect(deniedAs(remoteData<number[]>({ error: offline }), [])).toMatchObject({ state: 'failed' })
})

it('a part of what is known is known, with the failure beside it', () => {
  const length = (all: string[]) => all.length
  expect(mapData(remoteData({ data: ['a'], error: offline }), length)).toMatchObject({
    value: 1,
    failure: { error: offline },
  })
  expect(mapData(remoteData<string[]>({ isFetching: true }), length)).toEqual({ state: 'waiting' })
})

describe('several reads', () => {
  it('are known when all are', () => {
    expect(allData({ a: known(1), b: known('x') })).toEqual(known({ a: 1, b: 'x' }))
  })

  it('have failed as soon as one has, and retry those alone that have', () => {
    const [failed, good] = [jest.fn(), jest.fn()]
    const all = allData({
      a: remoteData({ isFetching: true }),
      b: remoteData({ error: offline, refetch: failed }),
      c: remoteData({ data: 1, refetch: good }),
    })
    expect(all).toMatchObject({ state: 'failed', error: offline })
    if (all.state === 'failed') void all.retry()
    expect(failed).toHaveBeenCalledTimes(1)
    expect(good).not.toHaveBeenCalled()
  })

  it('wait for one that has not answered, also beside one that could not be read again', () => {
    const old = remoteData({ data: 1, error: offline })
    expect(allData({ old, b: remoteData({ isFetching: true }) })).toEqual({ state: 'waiting' })
    expect(allData({ old })).toMatchObject({ value: { old: 1 }, failure: { error: offline } })
  })
})
