import { safeHref } from '#domain/safeHref'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { profileUrl } from '#host/page/config'
import { numberSettingOf, setting } from '#host/settings'
import { warnOnce } from '#host/warn'

/**
 * Applies the settings of the page's editor to a questionnaire (contract 19.4); the published values are the
 * defaults.
 */
export function withSettings(container: Element, published: Questionnaire) {
  const { max, positiveFrom, meaningfulChange, questions } = published
  const least = questions.reduce((sum, { answers }) => sum + (answers[0]?.value ?? 0), 0)
  const cutoff = numberSettingOf(container, 'data-cutoff', { min: least + 1, max, byDefault: positiveFrom })
  const questionnaire: Questionnaire = {
    ...published,
    positiveFrom: cutoff,
    meaningfulChange:
      meaningfulChange &&
      numberSettingOf(container, 'data-meaningful-change', {
        min: 1,
        max: max - least,
        byDefault: meaningfulChange,
      }),
  }
  return {
    questionnaire,
    cutoffSource: cutoff === positiveFrom ? undefined : 'задана на этой странице',
    customer: { appointmentUrl: appointmentUrl(container) },
  }
}

function appointmentUrl(container: Element): string {
  const given = setting(container, 'data-appointment-url')
  if (given !== undefined && safeHref(given) === undefined)
    warnOnce(
      `data-appointment-url="${given}" is ignored: it is an address of https, or a path that begins with "/"`,
    )
  return safeHref(given) ?? `${profileUrl()}optics/`
}
