import { useTranslation } from 'react-i18next'

/** What a paper says to the creator, who has not written it. */
export function useTheirWords() {
  const { t } = useTranslation('results')
  return {
    score: t('sheet.score'),
    answer: t('sheet.answer'),
    remarks: {
      yours: t('sheet.chosen'),
      yoursRight: t('sheet.chosenRight'),
      yoursWrong: t('sheet.chosenWrong'),
      right: t('choices.right'),
    },
  }
}
