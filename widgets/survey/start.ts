import { startAnonymous } from '../../src/api/early'
import { getSurvey } from '../../src/api/generated/survey'
import { setting } from '../../src/host/settings'

/** Returns the survey that the editor names. */
export const surveyCodeOf = (container: Element): string | undefined => setting(container, 'data-survey')

/** Asks for the survey before the island's chunk is there. One that would lead to another path is left to the island. */
export function startSurvey({ host }: ShadowRoot): void {
  const code = surveyCodeOf(host)
  if (code !== undefined && !/^\.+$/.test(code))
    startAnonymous({ path: getSurvey.path.replace('{code}', encodeURIComponent(code)) })
}
