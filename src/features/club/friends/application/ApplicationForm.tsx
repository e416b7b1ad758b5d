import { useFriendsDictionaryQuery } from '#data/friends/friendsApi'
import type { FriendsApplication, FriendsApplicationDraft } from '#data/friends/friends'
import { useState } from 'react'
import { useProfileQuery } from '#data/profile/profileApi'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { TextLink } from '#ui/controls/TextLink'
import { Skeleton } from '#ui/states/Skeleton'
import { applicationRules, LONGEST_ABOUT, typedApplication } from './applicationRules'
import { givenLinks, linkFields } from './links'
import { LinksField } from './LinksField'

export interface ApplyProps {
  /** Sends the application; rejects with the error. */
  onApplied: (draft: FriendsApplicationDraft) => Promise<void>
}

/**
 * Asks for the application to the club; after a rejection the form starts with the text of the rejected one.
 */
export function ApplicationForm({ rejected, onApplied }: ApplyProps & { rejected?: FriendsApplication }) {
  const { data: dictionary } = useFriendsDictionaryQuery()
  const { data: profile, isLoading } = useProfileQuery(undefined, { skip: rejected !== undefined })
  // The form waits for the profile once: a later refetch must not remove a form that is being filled in.
  const [isKnown, setKnown] = useState(!isLoading)
  if (!isKnown && !isLoading) setKnown(true)
  if (!isKnown) return <Skeleton label="Загружаем заявку" heights={[48, 48, 120, 48]} />
  return (
    <Form
      schema={applicationRules}
      initial={typedApplication(rejected, profile)}
      draftKey={rejected ? `friends-application-${rejected.id}` : 'friends-application'}
      fieldOf={({ socialLinks }) => linkFields('socialLinks', socialLinks)}
      onSubmit={({ name, city, socialLinks, about }) =>
        onApplied({ name, city, socialLinks: givenLinks(socialLinks), about })
      }
    >
      <div className="fields">
        <TextField name="name" label="Имя" autoComplete="name" />
        <TextField name="city" label="Город" autoComplete="address-level2" />
      </div>
      <LinksField
        name="socialLinks"
        legend="Ваши страницы"
        label="Ссылка"
        hint="Блог или профиль, где вы пишете: например, vk.com/anna"
      />
      <TextareaField
        name="about"
        label="О себе"
        hint="О чём вы пишете и чем поделитесь с клубом"
        maxLength={LONGEST_ABOUT}
      />
      <div className="row">
        <SubmitButton>{rejected ? 'Отправить снова' : 'Отправить заявку'}</SubmitButton>
        {dictionary !== undefined && dictionary.rulesUrl !== '' && (
          <TextLink href={dictionary.rulesUrl} newTab>
            Правила клуба
          </TextLink>
        )}
      </div>
    </Form>
  )
}
