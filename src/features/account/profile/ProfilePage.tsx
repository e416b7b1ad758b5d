import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ContactsCard } from './ContactsCard'
import { LensesCard } from './LensesCard'
import { PersonalDataCard } from './PersonalDataCard'
import { SubscriptionsCard } from './SubscriptionsCard'
import { AddressesCard } from '../addresses/AddressesCard'
import { TextLink } from '#ui/controls/TextLink'
import { useProfileQuery } from '#data/profile/profileApi'
import { StyleSheet } from '#ui/StyleSheet'
import { privacyUrl } from '#host/page/config'
import css from './profile.css'

/**
 * Shows 'Мои данные': each card loads and saves on its own, and fails once for a record that several show.
 * '?fill=email' opens the dialog, or focuses the field, that the customer has to fill in.
 */
export function ProfilePage() {
  const [query, setQuery] = useSearchParams()
  // The parameter is read once, so that a reload or Back does not open anything again.
  const [asked] = useState(query.get('fill'))
  const onTaken = useEffectEvent(() => setQuery({}, { replace: true, state: { tab: asked } }))
  useEffect(() => {
    if (asked !== null) onTaken()
  }, [asked])
  // The heading takes the focus when the page appears; the field takes it after the parameter is removed.
  const field = query.has('fill') ? null : asked
  const privacy = privacyUrl()
  const { data: profile, error } = useProfileQuery()
  const isMissing = profile === undefined && error !== undefined
  return (
    <div className="profile">
      <StyleSheet href={css} />
      <div className="profile__column">
        {!isMissing && <ContactsCard first={asked === 'email' ? asked : undefined} />}
        <PersonalDataCard focused={field === 'birthday' || field === 'fiasId' ? field : undefined} />
      </div>
      <div className="profile__column">
        <LensesCard first={asked === 'lenses' ? asked : undefined} />
        {!isMissing && <SubscriptionsCard />}
        <AddressesCard first={asked === 'address' ? { name: 'add' } : undefined} />
      </div>
      {privacy !== undefined && (
        <p>
          <TextLink href={privacy}>Удалить аккаунт или отозвать согласие</TextLink>
        </p>
      )}
    </div>
  )
}
