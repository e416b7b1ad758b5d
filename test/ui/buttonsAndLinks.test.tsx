import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Anchor } from '../../src/ui/controls/Anchor'
import { Button } from '../../src/ui/controls/Button'
import { ButtonLink } from '../../src/ui/controls/ButtonLink'
import { IconButton } from '../../src/ui/controls/IconButton'
import { TextLink } from '../../src/ui/controls/TextLink'

const user = userEvent.setup()

describe('a button', () => {
  it('a plain button does not submit its form', async () => {
    const onSubmit = jest.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button>Изменить</Button>
        <IconButton icon="copy" label="Скопировать" />
      </form>,
    )
    for (const button of screen.getAllByRole('button')) await user.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('a busy button keeps its size and focus, and does nothing', async () => {
    const onClick = jest.fn()
    const onSubmit = jest.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button busy type="submit" onClick={onClick}>
          Сохранить
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Сохранить' })
    await user.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

it('a button whose dialog has to be loaded is busy until it is there', async () => {
  let arrive: (chunk: { default: ComponentType }) => void
  const LateDialog = lazy<ComponentType>(() => new Promise((resolve) => (arrive = resolve)))
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button loads onClick={() => setOpen(true)}>
          Изменить
        </Button>
        <Suspense>{isOpen && <LateDialog />}</Suspense>
      </>
    )
  }
  render(<Opener />)
  const button = screen.getByRole('button', { name: 'Изменить' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
  act(() => arrive({ default: () => <p>Адрес</p> }))
  expect(await screen.findByText('Адрес')).toBeVisible()
  expect(button).not.toHaveAttribute('aria-busy')
})

describe('a link', () => {
  it('a link leads to a section inside the cabinet', () => {
    render(<TextLink to="/points/">История баллов</TextLink>, {
      wrapper: ({ children }) => (
        <MemoryRouter basename="/personal/" initialEntries={['/personal/']}>
          {children}
        </MemoryRouter>
      ),
    })
    expect(screen.getByRole('link', { name: 'История баллов' })).toHaveAttribute('href', '/personal/points/')
  })

  it('a link to a new tab says so and hides the opener', () => {
    render(
      <TextLink href="https://vk.me/lensclub" newTab>
        Чат поддержка
      </TextLink>,
    )
    const link = screen.getByRole('link', { name: 'Чат поддержка откроется в новой вкладке' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.test', null])(
    'a link with an address such as %j is plain text',
    (href) => {
      render(
        <>
          <Anchor href={href}>Правила</Anchor>
          <ButtonLink href={href}>Получить</ButtonLink>
        </>,
      )
      expect(screen.getByText('Правила')).toBeVisible()
      expect(screen.getByText('Получить')).not.toHaveClass('btn')
      expect(screen.queryByRole('link')).not.toBeInTheDocument()
    },
  )
})
