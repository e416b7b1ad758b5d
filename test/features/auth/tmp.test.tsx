import { field, openLogin } from './openLogin'
it('x', async () => {
  const { user } = openLogin()
  const f = await field('Номер')
  await user.type(f, '916')
  console.log((f as HTMLInputElement).value, document.activeElement === f)
  await user.tab()
  console.log((f as HTMLInputElement).value, document.activeElement?.outerHTML)
})
