import { screen, within } from '@testing-library/react'
import { DocumentsPage } from '#features/professional/documents/DocumentsPage'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { SPECIALIST } from '../../../support/specialist'

const file = { id: 1, name: 'dogovor.pdf', size: 246_000, type: 'application/pdf', url: '/files/1.pdf' }
const document = {
  id: 2001,
  number: '12/26',
  title: 'Договор',
  created_at: '2026-03-01T10:00:00+03:00',
  status: { code: 'new', label: 'Ждёт подписи' },
  file,
  agreement_id: 7,
}
const signed = { ...document, status: { code: 'signed', label: 'Подписан' } }

const answer = (...documents: object[]) =>
  shop().get(`${SPECIALIST}/documents/`).reply(200, success({ documents }))
const sign = () => screen.findByRole('button', { name: 'Подписать документ № 12/26' })
const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Подписать документ № 12/26?' }))

it('a document can be fetched, one that waits for it can be signed', async () => {
  answer(
    document,
    { ...signed, id: 2002, number: '13/26' },
    { ...document, id: 2003, number: '14/26', agreement_id: null },
  )
  renderPage(<DocumentsPage />)
  expect(await sign()).toBeVisible()
  expect(screen.getAllByRole('button', { name: /Подписать/ })).toHaveLength(1)
  const link = screen.getByRole('link', { name: /^Скачать.*: Документ № 12\/26/ })
  expect(link).toHaveAttribute('href', '/files/1.pdf')
})

it('a file of an unsafe address is no link', async () => {
  answer({ ...document, file: { ...file, url: 'javascript:alert(1)' } })
  renderPage(<DocumentsPage />)
  await sign()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('signing asks, signs by the agreement, and shows it', async () => {
  answer(document)
  const { user } = renderPage(<DocumentsPage />)
  await user.click(await sign())
  shop().post('/api/v2/internal/agreements/7/confirm/').reply(200, success(null))
  answer(signed)
  await user.click((await dialog()).getByRole('button', { name: 'Подписать' }))
  expect(await screen.findByText('Документ № 12/26 подписан')).toBeVisible()
  expect(await screen.findByText('Подписан')).toBeVisible()
  expect(globalThis.document.activeElement).toHaveTextContent('Документ № 12/26 подписан')
})

it('a signed document is not offered again, even if the list cannot be read', async () => {
  answer(document)
  const { user } = renderPage(<DocumentsPage />)
  await user.click(await sign())
  shop().post('/api/v2/internal/agreements/7/confirm/').reply(200, success(null))
  shop().get(`${SPECIALIST}/documents/`).reply(400, refusal(1, 'Ведутся работы'))
  await user.click((await dialog()).getByRole('button', { name: 'Подписать' }))
  expect(await screen.findByText('Документ № 12/26 подписан')).toBeVisible()
  expect(screen.getByText('Подписан')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Подписать/ })).not.toBeInTheDocument()
})

it('a signature whose answer got lost is found in the list', async () => {
  answer(document)
  const { user } = renderPage(<DocumentsPage />)
  await user.click(await sign())
  shop().post('/api/v2/internal/agreements/7/confirm/').replyWithError('connection lost')
  answer(signed)
  await user.click((await dialog()).getByRole('button', { name: 'Подписать' }))
  expect(await screen.findByText('Документ № 12/26 подписан')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a refusal stays in the question', async () => {
  answer(document)
  const { user } = renderPage(<DocumentsPage />)
  await user.click(await sign())
  shop().post('/api/v2/internal/agreements/7/confirm/').reply(400, refusal(1, 'Документ отозван'))
  answer(document)
  await user.click((await dialog()).getByRole('button', { name: 'Подписать' }))
  expect(await (await dialog()).findByText('Документ отозван')).toBeVisible()
})

it('says when there are none, and when they do not load', async () => {
  answer()
  const { unmount } = renderPage(<DocumentsPage />)
  expect(await screen.findByText('Документов пока нет')).toBeVisible()
  unmount()
  shop().get(`${SPECIALIST}/documents/`).reply(400, refusal(1, 'Ведутся работы'))
  renderPage(<DocumentsPage />)
  expect(await screen.findByText('Документы не загрузились')).toBeVisible()
})
