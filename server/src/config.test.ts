import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the configuration', () => {
  it('works with nothing set, and takes an empty variable for one that is not set', () => {
    const config = readConfig({ PORT: '', SMTP_URL: ' ' })

    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, isLocal: true, processes: 1 })
    expect(config.database).toEqual({ dataDir: './data', url: undefined, poolSize: 10 })
    expect(config.botCheck.provider).toBe('altcha')
    expect(config.mail.smtpUrl).toBeUndefined()
  })

  it.each([
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'exams.example.org'],
    ['DATABASE_URL', 'mysql://localhost/probant'],
    ['SMTP_URL', 'mail.example.org'],
    ['SESSION_SECRET', 'short'],
  ])('says which variable is wrong: %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('counts as local only what strangers can not reach, not even through a proxy', () => {
    expect(readConfig({ HOST: '::1' }).isLocal).toBe(true)
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).isLocal).toBe(true)
    expect(readConfig({ HOST: '0.0.0.0' }).isLocal).toBe(false)
    expect(readConfig({ TRUST_PROXY: '1' }).isLocal).toBe(false)
    expect(readConfig({ PUBLIC_URL: 'https://exams.example.org' }).isLocal).toBe(false)
  })

  it('trusts as many proxies as it is told', () => {
    const hops = readConfig({ TRUST_PROXY: '2' }).trustProxy as (address: string, hop: number) => boolean

    expect([0, 1, 2].map((hop) => hops('203.0.113.1', hop))).toEqual([true, true, false])
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8')
  })

  it('turns prices into cents and lists into lists', () => {
    const config = readConfig({ PRICE_PRO: '14.90', ADMIN_EMAILS: ' Boss@Example.org, ,two@example.org' })

    expect(config.prices.pro).toBe(1490)
    expect(config.auth.adminEmails).toEqual(['boss@example.org', 'two@example.org'])
  })
})
