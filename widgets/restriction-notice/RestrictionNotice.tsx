import { useSelector } from 'react-redux'
import type { State } from '../../src/store/store'
import { chatUrl } from '../../src/host/page/config'
import { Notice } from '../../src/ui/states/Notice'
import { TextLink } from '../../src/ui/controls/TextLink'

/** Shows the notice for code 9001 outside the cabinet (contract 4.4). */
export function RestrictionNotice() {
  const isRestricted = useSelector<State, boolean>(({ session }) => session.restricted)
  if (!isRestricted) return null
  return (
    <Notice tone="bad" icon="lock">
      <p className="strong">Доступ к аккаунту ограничен</p>
      <p>Покупки и начисление баллов приостановлены. Напишите в поддержку, чтобы узнать причину.</p>
      <TextLink href={chatUrl()} newTab>
        Чат поддержка
      </TextLink>
    </Notice>
  )
}
