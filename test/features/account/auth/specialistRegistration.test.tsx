import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginDialog } from '#features/account/auth/LoginDialog'
import { pageDrafts } from '#host/customer/drafts'
import { renderCard } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'
import { askForCode, codeSent, expectCall, field, password, path, press } from './openLogin'

jest.mock('#host/page/pageAddress')

it('a step back keeps what a specialist has typed and chosen, and ids keep their type', async () => {
  const user = userEvent.setup()
  renderCard(<LoginDialog onClosed={jest.fn()} isRegistration type="specialist" />)
  const confirmed = { phone: '9031112233', country: 'ru', code: '1234' }
  const enterCode = async () => {
    await user.type(await field('Код из SMS'), '1234')
    await press(user, 'Продолжить')
  }
  shop().post(path('send_confirm_code', 'specialist')).reply(200, codeSent)
  await askForCode(user, confirmed.phone)
  // The same code is confirmed once.
  shop()
    .post(path('validate_confirm_code', 'specialist'))
    .reply(200, success({ is_registered: false }))
  shop()
    .get('/api/v1/specialist/getSpecs/')
    .reply(200, success({ specs: [{ id: 3, name: 'Офтальмолог' }] }))
  shop()
    .persist()
    .get(/getWorkPlaceList/)
    .reply(200, success({ work_places: [{ id: 7, name: 'Клиника', address: 'Лесная, 1' }] }))
  await enterCode()
  await user.type(await field('Фамилия'), 'Ковалёва')
  await user.type(await field('Имя'), 'Анна')
  await user.type(await field('Отчество'), 'Ильинична')
  await user.click(screen.getByRole('checkbox', { name: 'Офтальмолог' }))
  await user.type(screen.getByRole('combobox', { name: /Место работы/ }), 'Клиника')
  await user.click(await screen.findByRole('option', { name: /Клиника/ }))
  await press(user, 'Назад')
  await enterCode()
  expect(await field('Отчество')).toHaveValue('Ильинична')
  expect(screen.getByRole('checkbox', { name: 'Офтальмолог' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: /Место работы/ })).toHaveValue('Клиника')

  await user.type(await field('Дата рождения'), '05.03.1980')
  await user.type(await field('Электронная почта'), 'anna@pochta.ru')
  await user.type(await password('Пароль'), 'long password')
  const call = expectCall(
    'register',
    {
      ...confirmed,
      email: 'anna@pochta.ru',
      name: 'Анна',
      last_name: 'Ковалёва',
      second_name: 'Ильинична',
      birthday: '1980-03-05',
      password: 'long password',
      spec_ids: [3],
      work_place_id: 7,
      confirm_policy: null,
      is_agree_mailings: false,
    },
    { status: 'error', data: { confirm_policy: ['Нужно согласие'] }, errors: [] },
    422,
    'specialist',
  )
  await press(user, 'Зарегистрироваться')
  expect(await screen.findByText('Нужно согласие')).toBeVisible()
  await waitFor(() => expect(call.isDone()).toBe(true))
})

it('a speciality of a draft that the shop no longer offers is not one that was chosen', async () => {
  pageDrafts.write('login', { specIds: ['9'] })
  const user = userEvent.setup()
  renderCard(<LoginDialog onClosed={jest.fn()} isRegistration type="specialist" />)
  shop().post(path('send_confirm_code', 'specialist')).reply(200, codeSent)
  await askForCode(user, '9031112233')
  shop()
    .post(path('validate_confirm_code', 'specialist'))
    .reply(200, success({ is_registered: false }))
  shop()
    .get('/api/v1/specialist/getSpecs/')
    .reply(200, success({ specs: [{ id: 3, name: 'Офтальмолог' }] }))
  await user.type(await field('Код из SMS'), '1234')
  await press(user, 'Продолжить')
  await press(user, 'Зарегистрироваться')
  expect(await screen.findByText('Выберите хотя бы одну специальность')).toBeVisible()
})
