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
 * The page changes as soon as the account says so.
 */
export function FriendsPage() {
  const { data: account } = useAccountInfoQuery()
  const [apply] = useApplyToFriendsMutation()
  const [hasApplied, setApplied] = useState(false)
  const onApplied = async (draft: FriendsApplicationDraft) => {
    try {
      await apply(draft).unwrap()
    } catch (error) {
      // The application may have arrived: the refetched account then shows it in place of the form.
      setApplied(isDoubtful(error))
      throw error
    }
    setApplied(true)
  }
  const View = account?.isFriendsApplicationExist === true ? FriendsCabinet : ClubView
  return (
    <div className="friends">
      {/* All sheets load at once: a later one would hide the page while it loads, and lose the focus. */}
      <StyleSheet href={css} />
      <StyleSheet href={dropCss} />
      <StyleSheet href={starsFieldCss} />
      <StyleSheet href={starsCss} />
      <StyleSheet href={tabsCss} />
      <FormStyles />
      {/* The cabinet has read the account before it shows a page. */}
      {account && <View hasApplied={hasApplied} onApplied={onApplied} />}
    </div>
  )
}
