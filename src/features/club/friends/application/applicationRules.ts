import { object } from 'yup'
import type { FriendsApplication } from '#data/friends/friends'
import { links } from './links'
import { text } from '#forms/lib/rules'

/** The most the shop reads about one person. */
export const LONGEST_ABOUT = 1000

export const applicationRules = object({
  name: text().required('Введите имя'),
  city: text().required('Укажите город'),
  socialLinks: links('Добавьте ссылку на вашу страницу'),
  about: text().required('Расскажите немного о себе').maxLength(LONGEST_ABOUT),
})

/** The form of an application: of a new one, or of one that was rejected and is sent again. */
export const typedApplication = (rejected: FriendsApplication | undefined) => ({
  name: rejected?.name ?? '',
  city: rejected?.city ?? '',
  socialLinks: rejected && rejected.socialLinks.length > 0 ? rejected.socialLinks : [''],
  about: rejected?.about ?? '',
})
