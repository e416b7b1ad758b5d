import { object } from 'yup'
import type { FriendsApplication } from '#data/friends/friends'
import type { Profile } from '#data/profile/profile'
import { links } from './links'
import { text } from '#forms/lib/rules'

/** Maximum length of the text about the applicant, in characters. */
export const LONGEST_ABOUT = 1000

export const applicationRules = object({
  name: text().required('Введите имя'),
  city: text().required('Укажите город'),
  socialLinks: links('Добавьте ссылку на вашу страницу'),
  about: text().required('Расскажите немного о себе').maxLength(LONGEST_ABOUT),
})

/**
 * Returns the initial values of the form: those of the rejected application, else name and city of the
 * profile.
 */
export const typedApplication = (
  rejected: FriendsApplication | undefined,
  profile?: Pick<Profile, 'name' | 'residence'>,
) => ({
  name: rejected?.name ?? profile?.name ?? '',
  city: rejected?.city ?? profile?.residence?.name ?? '',
  socialLinks: rejected && rejected.socialLinks.length > 0 ? rejected.socialLinks : [''],
  about: rejected?.about ?? '',
})
