import {
  answerQuestionnaire,
  deleteSpecialistAvatar,
  deleteSpecialistWorkPlace,
  getSpecialistProfile,
  getSpecialistThemes,
  getSpecialistWorkPlaces,
  getSpecializations,
  saveSpecialistProfile,
  saveSpecialistWorkPlace,
  uploadSpecialistAvatar,
} from '#api/generated/specialist'
import { dateOf } from '../../dates'
import {
  avatarFile,
  dateOrNull,
  flag,
  integer,
  list,
  number,
  oneOf,
  orNull,
  positive,
  record,
  some,
  text,
  textOrNull,
} from '../../http/fields'
import { changedMeanwhile, found, invalid } from '../../http/refusal'
import { accept, answer, openTo, type Route } from '../../http/route'
import { keepUpload } from '../../http/uploads'
import { anna } from '../../seed/anna'
import { cities, locatorPoints } from '../../seed/places'
import { questionnaireStars, questions, specializations, themes } from '../../seed/specialist/profile'
import { specialistOf, type Visitor } from '../../visitor'
import { addStars } from './stars'

const personal = record({
  name: text,
  last_name: text,
  second_name: textOrNull,
  birthday: dateOrNull,
  gender: orNull(oneOf('female', 'male')),
  fias_id: textOrNull,
})
const chosen = record({ specializations: list(integer), themes: list(integer) })
const surgery = record({
  main_incision_location: orNull(oneOf('temporal', 'superotemporal', 'superior', 'superonasal', 'nasal')),
  sia: orNull(number),
})
const subscriptions = record({
  subscribe_new_materials: flag,
  subscribe_new_events: flag,
  subscribe_progress: flag,
  unsubscribe_calls: flag,
  unsubscribe_mailings: flag,
})

/** The cards of the profile, by a field that only they have. */
function card(value: unknown) {
  const sent = typeof value === 'object' && value !== null ? value : {}
  if ('specializations' in sent) return chosen(value)
  if ('sia' in sent) return surgery(value)
  if ('subscribe_progress' in sent) return subscriptions(value)
  return personal(value)
}

/** Refuses a parent whose children are there to choose and of which none is chosen (contract 8.1, requiredChild). */
function demandChildren(ids: number[]) {
  for (const { id, name, children } of specializations) {
    if (!ids.includes(id) || children.length === 0) continue
    if (!children.some((child) => ids.includes(child.id)))
      throw invalid({ specializations: [`Выберите хотя бы одно: ${name}`] })
  }
}

const LARGEST_SIA = 3

function save(visitor: Visitor, body: ReturnType<typeof card>, now: Date) {
  const { profile } = specialistOf(visitor)
  if ('specializations' in body) demandChildren(body.specializations)
  if ('sia' in body && body.sia !== null && (body.sia < 0 || body.sia > LARGEST_SIA))
    throw invalid({ sia: [`От 0 до ${LARGEST_SIA}`] })
  if (!('fias_id' in body)) return Object.assign(profile.specialist, body)
  const { fias_id, ...rest } = body
  if (rest.birthday !== profile.birthday && !profile.is_birthday_change_available)
    throw invalid({ birthday: ['Дату рождения изменить нельзя'] })
  if (rest.birthday !== null && rest.birthday > dateOf(now))
    throw invalid({ birthday: ['Дата рождения не может быть в будущем'] })
  return Object.assign(profile, rest, { residence: cities.find((city) => city.fias_id === fias_id) ?? null })
}

/** Returns the profile of the visitor; the specialist's part is null for everybody else. */
function profileOf({ specialist, consumer }: Visitor) {
  if (!specialist) {
    const { id, name, last_name, second_name, phone, email, birthday, gender, residence } = consumer ?? anna
    const person = { id, name, last_name, second_name, phone, email, birthday, gender, residence }
    return {
      ...person,
      avatar: null,
      is_birthday_change_available: false,
      restrictions: [],
      specialist: null,
    }
  }
  const { profile, invites } = specialist
  return {
    ...profile,
    specialist: { ...profile.specialist, invites_unread: invites.filter(({ is_read }) => !is_read).length },
  }
}

export const specialistProfile: Route[] = [
  ...openTo('session', [answer(getSpecialistProfile, ({ visitor }) => profileOf(visitor))]),
  ...openTo('specialist', [
    accept(saveSpecialistProfile, card, ({ visitor, now }, body) => void save(visitor, body, now)),
    accept(uploadSpecialistAvatar, record({ file: avatarFile }), ({ visitor }, { file }) => {
      const avatar = keepUpload(file)
      specialistOf(visitor).profile.avatar = avatar
      return { avatar }
    }),
    answer(deleteSpecialistAvatar, ({ visitor }) => {
      specialistOf(visitor).profile.avatar = null
    }),
    answer(getSpecialistWorkPlaces, ({ visitor }) => ({ work_places: specialistOf(visitor).workPlaces })),
    accept(
      saveSpecialistWorkPlace,
      record({ work_place_id: positive, position: textOrNull, is_main: flag }),
      ({ visitor }, { work_place_id, position, is_main }) => {
        const records = specialistOf(visitor)
        const { id, name, address } = found(locatorPoints, work_place_id)
        const others = records.workPlaces.map((one) => (is_main ? { ...one, is_main: false } : one))
        const place = { id, name, address, position, is_main: is_main || others.length === 0 }
        records.workPlaces = others.some((one) => one.id === id)
          ? others.map((one) => (one.id === id ? place : one))
          : [...others, place]
      },
    ),
    answer(deleteSpecialistWorkPlace, ({ visitor, path }) => {
      const records = specialistOf(visitor)
      const gone = found(records.workPlaces, path.id)
      const left = records.workPlaces.filter((one) => one !== gone)
      records.workPlaces = left.map((one, place) =>
        gone.is_main && place === 0 ? { ...one, is_main: true } : one,
      )
    }),
    answer(getSpecialistThemes, () => ({ themes })),
    answer(getSpecializations, () => ({ specializations })),
    accept(
      answerQuestionnaire,
      record({ question_id: positive, answers: some(integer, 'Выберите ответ') }),
      ({ visitor, now }, { question_id, answers }) => {
        const { profile } = specialistOf(visitor)
        const { questionnaire } = profile.specialist
        if (questionnaire?.question?.id !== question_id)
          throw changedMeanwhile('На этот вопрос вы уже ответили')
        const { options, type } = questionnaire.question
        const isKnown = answers.every((answer) => options.some(({ id }) => id === answer))
        if (!isKnown || (type === 'single' && answers.length > 1))
          throw invalid({ answers: ['Проверьте ответ'] })
        const next = questions[questions.findIndex(({ id }) => id === question_id) + 1] ?? null
        if (!next) addStars(visitor, now, questionnaireStars, 'Анкета')
        return (profile.specialist.questionnaire = {
          question: next,
          answers: [...questionnaire.answers, ...answers],
          is_awarded: next === null,
        })
      },
    ),
  ]),
]
