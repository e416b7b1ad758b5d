import { strengthOf } from '../../../../src/features/account/profile/strengthOf'

it.each([
  ['', 'weak'],
  ['Ab1!', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['linza2025', 'weak'],
  ['пароль2026', 'weak'],
  ['qwertyui', 'weak'],
  ['чайник27', 'fair'],
  ['Чайник-27', 'strong'],
  ['четыре синих чайника', 'strong'],
  ['vG7#kQ2m', 'strong'],
] as const)('the password %p is rated %s', (password, strength) =>
  expect(strengthOf(password)).toBe(strength),
)
