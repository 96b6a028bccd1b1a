import { publicAddress, type Visit } from '@probant/contract/public-pages'

/** The product in the words of schema.org, with the prices that hold here. */
export function structuredData({ locale, origin, plans, operator }: Visit, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Probant',
    description,
    ...(origin && { url: origin + publicAddress('landing', locale) }),
    inLanguage: locale,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web',
    ...(operator.name && { publisher: { '@type': 'Organization', name: operator.name } }),
    offers: plans.map(({ texts, priceCents, currency }) => ({
      '@type': 'Offer',
      name: texts[locale].name,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: currency,
    })),
  }
}
