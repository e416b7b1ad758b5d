import { HomeCards } from '#features/professional/home/HomeCards'
import type { SectionProps } from '#shell/lib/SectionProps'

export const HomePage = ({ menu }: SectionProps) => <HomeCards menu={menu} />
