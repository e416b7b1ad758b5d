import { useSelector } from 'react-redux'
import { chatUrl } from '../../src/host/page/config'
import { defineIsland } from '../../src/island/defineIsland'
import { restrictionFound } from '../../src/store/session'
import type { State } from '../../src/store/store'
import { store } from '../../src/store/store'
import { TextLink } from '../../src/ui/controls/TextLink'
import { Notice } from '../../src/ui/states/Notice'

/** Shows the notice for code 9001 outside the cabinet (contract 4.4). */
function RestrictionNotice() {
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

/** Opens on code 9001 and then stays where the editor has placed it, until the customer changes. */
export const island = defineIsland({
  Content: RestrictionNotice,
  open() {
    store.dispatch(restrictionFound())
    return Promise.resolve()
  },
})
