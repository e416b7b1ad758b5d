import { useEffect, useState } from 'react'
import { hasJustLeft, tellIfLoginWasLost } from '../../src/host/customer/session'
import { openDialog, openRegistration } from '../../src/host/lensWidgets'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import { Button } from '../../src/ui/controls/Button'
import { Notice } from '../../src/ui/states/Notice'
import { Hello, type Gain } from './Hello'

const GAINS: readonly Gain[] = [
  { icon: 'lens', title: 'Линзы одним нажатием', note: 'глаза, адрес и оплата запомнены' },
  { icon: 'eye', title: 'Профиль зрения с собой', note: 'в любой оптике' },
  { icon: 'box', title: 'Заказы и подписка', note: 'где посылка и когда приедет' },
  { icon: 'star', title: 'Баллы клуба', note: 'за заказы, чеки, отзывы и подбор линз' },
]

/** Replaces the cabinet for a visitor without a token (contract 3.8). */
export function Guest({ heading }: { heading: HeadingRef }) {
  const [hasLeft] = useState(hasJustLeft)
  useEffect(tellIfLoginWasLost, [])
  return (
    <Hello
      heading={heading}
      notice={hasLeft && <Notice tone="done">Вы вышли</Notice>}
      gains={GAINS}
      actions={
        <>
          <Button onClick={() => openDialog('login')}>Войти</Button>
          <Button variant="secondary" onClick={openRegistration}>
            Зарегистрироваться
          </Button>
        </>
      }
    >
      <p className="soft">Ваши линзы, заказы и баллы в одном месте.</p>
    </Hello>
  )
}
