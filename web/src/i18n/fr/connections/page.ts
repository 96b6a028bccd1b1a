import type en from '../../en/connections/page.ts'

const page: typeof en = {
  title: 'Intégrations',
  sentence: 'Les autres programmes qui travaillent avec cet espace.',
}

export default page
