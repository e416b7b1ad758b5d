import { KnownEmail } from '#parts/personal/KnownEmail'
import { KnownPhone } from '#parts/personal/KnownPhone'
import { LoadedCard } from '#ui/LoadedCard'
import { StyleSheet } from '#ui/StyleSheet'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import css from './contact.css'
import { ContactRow } from './ContactRow'
import { EmailDialog } from './EmailDialog'
import { PasswordDialog } from './PasswordDialog'
import { PhoneDialog } from './PhoneDialog'
import { useProfileQuery } from '#data/profile/profileApi'
import { useCardDialogs } from '#ui/lib/useCardDialogs'

type Contact = 'phone' | 'email' | 'password'

const changed: Record<Contact, string> = {
  phone: 'Телефон изменён',
  email: 'Почта изменена',
  password: 'Пароль изменён',
}

/**
 * Shows the phone, e-mail and password of the customer, and changes them.
 * @param first the contact whose dialog is open on the first render
 */
export function ContactsCard({ first }: { first?: Contact | undefined }) {
  const query = useProfileQuery()
  const { open, done, onOpened, onClosed, onDone } = useCardDialogs(first)
  const closing = (contact: Contact) => ({ onClosed, onChanged: () => onDone(changed[contact]) })
  return (
    <LoadedCard
      title="Контакты и вход"
      query={query}
      failure="Контакты не загрузились"
      skeleton={{ label: 'Загружаем контакты', heights: [58, 58, 58] }}
      className="contacts"
      before={<StyleSheet href={css} />}
    >
      {(profile) => (
        <>
          <ul className="list">
            <ContactRow label="Телефон" of="телефон" onChange={() => onOpened('phone')}>
              <KnownPhone phone={profile.phone} country={profile.country} />
            </ContactRow>
            <ContactRow label="Электронная почта" of="почту" onChange={() => onOpened('email')}>
              <KnownEmail email={profile.email} />
            </ContactRow>
            <ContactRow label="Пароль" of="пароль" onChange={() => onOpened('password')}>
              Для входа по почте
            </ContactRow>
          </ul>
          <Announced>{done !== '' && <Notice tone="done">{done}</Notice>}</Announced>
          {open === 'phone' && <PhoneDialog profile={profile} {...closing('phone')} />}
          {open === 'email' && <EmailDialog present={profile.email} {...closing('email')} />}
          {open === 'password' && (
            <PasswordDialog username={profile.email || profile.phone || ''} {...closing('password')} />
          )}
        </>
      )}
    </LoadedCard>
  )
}
