import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { ContactRow } from '#features/account/profile/ContactRow'
import { EmailDialog } from '#features/account/profile/EmailDialog'
import { PasswordDialog } from '#features/account/profile/PasswordDialog'
import { KnownEmail } from '#parts/personal/KnownEmail'
import { KnownPhone } from '#parts/personal/KnownPhone'
import { LoadedCard } from '#ui/LoadedCard'
import { ChatLink } from '#ui/controls/ChatLink'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { Notice } from '#ui/states/Notice'

/**
 * Shows the specialist's phone, e-mail and password, with the forms of the consumer. The API has no call that
 * changes the phone.
 */
export function ContactsCard() {
  const query = useSpecialistProfileQuery()
  const { open, done, onOpened, onClosed, onDone } = useCardDialogs<'email' | 'password'>()
  const onEmail = () => {
    onDone('Почта изменена')
    void query.refetch()
  }
  return (
    <LoadedCard
      title="Контакты и вход"
      query={query}
      failure="Контакты не загрузились"
      skeleton={{ label: 'Загружаем контакты', heights: [48, 48, 48] }}
    >
      {({ phone, country, email }) => (
        <>
          <ul className="list">
            <li className="item contact">
              <span className="item__main">
                <span className="small soft">Телефон</span>
                <span>
                  <KnownPhone phone={phone} country={country} />
                </span>
                <span className="small soft">
                  Изменить его можно <ChatLink>в чате поддержки</ChatLink>
                </span>
              </span>
            </li>
            <ContactRow label="Электронная почта" of="почту" onChange={() => onOpened('email')}>
              <KnownEmail email={email} />
            </ContactRow>
            <ContactRow label="Пароль" of="пароль" onChange={() => onOpened('password')}>
              Для входа по почте
            </ContactRow>
          </ul>
          {done !== '' && <Notice tone="done">{done}</Notice>}
          {open === 'email' && <EmailDialog present={email} onChanged={onEmail} onClosed={onClosed} />}
          {open === 'password' && (
            <PasswordDialog
              username={email || phone || ''}
              onChanged={() => onDone('Пароль изменён')}
              onClosed={onClosed}
            />
          )}
        </>
      )}
    </LoadedCard>
  )
}
