/**
 * What stands in everybody's menu (`sections.ts`), in its order, for the loader, which shows it before anything else is
 * there. One text, because that is the shortest on the wire.
 */
export const menuTitles =
  'Главная,Профиль зрения,Запись в оптике,Промокоды,Заказы,Подписка на линзы,Заказы пробных линз,Мои продукты,Напоминание о покупке линз,Мои данные,Чат поддержка,Мои отзывы'
