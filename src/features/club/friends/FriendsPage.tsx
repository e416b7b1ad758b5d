import { useState } from 'react'
import { isDoubtful } from '#domain/ApiError'
import { useAccountInfoQuery } from '#data/account/accountApi'
import type { FriendsApplicationDraft } from '#data/friends/friends'
import { useApplyToFriendsMutation } from '#data/friends/friendsApi'
import dropCss from '../../../forms/fileDrop.css'
import { FormStyles } from '#forms/FormStyles'
import starsFieldCss from '../../../forms/fields/starsField.css'
import starsCss from '../../../ui/stars.css'
import { StyleSheet } from '#ui/StyleSheet'
import tabsCss from '../../../ui/controls/tabs.css'
import { ClubView } from './ClubView'
import { FriendsCabinet } from './FriendsCabinet'
import css from './friends.css'

/**
 * Shows 'Клуб Друзей' to customers who have not applied yet, 'Кабинет Друга' to the others (contract 3.4).
 * The page switches as soon as the refetched account says that there is an application.
 */
export function FriendsPage() {
  const { data: account } = useAccountInfoQuery()
  const [apply] = useApplyToFriendsMutation()
  const [hasApplied, setApplied] = useState(false)
  const onApplied = async (draft: FriendsApplicationDraft) => {
    try {
      await apply(draft).unwrap()
    } catch (error) {
      // The request may have succeeded: then the refetched account replaces the form with the application.
      setApplied(isDoubtful(error))
      throw error
    }
    setApplied(true)
  }
  const View = account?.isFriendsApplicationExist === true ? FriendsCabinet : ClubView
  return (
    <div className="friends">
      {/* All style sheets load at once: a later one would hide the page while it loads, and the focus would be lost. */}
      <StyleSheet href={css} />
      <StyleSheet href={dropCss} />
      <StyleSheet href={starsFieldCss} />
      <StyleSheet href={starsCss} />
      <StyleSheet href={tabsCss} />
      <FormStyles />
      {/* The cabinet shows no page before it has loaded the account; the check is for the types. */}
      {account && <View hasApplied={hasApplied} onApplied={onApplied} />}
    </div>
  )
}
