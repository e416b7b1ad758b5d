import { object } from 'yup'
import type { FriendsApplication } from '#data/friends/friends'
import type { Profile } from '#data/profile/profile'
import { links } from './links'
import { text } from '#forms/lib/rules'

/** Longest text about the applicant that the shop accepts, in characters. */
export const LONGEST_ABOUT = 1000

export const applicationRules = object({
  name: text().required('Введите имя'),
  city: text().required('Укажите город'),
  socialLinks: links('Добавьте ссылку на вашу страницу'),
  about: text().required('Расскажите немного о себе').maxLength(LONGEST_ABOUT),
})

/**
 * Returns the form's values: those of the profile for a new application, filled for one that is sent again after a
 * rejection.
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
