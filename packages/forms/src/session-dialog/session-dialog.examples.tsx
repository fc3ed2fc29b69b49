import { LoginForm } from '../login/index.ts';
import { underWay } from '../testing/answers.ts';

export const UserNameIsGiven = () => <LoginForm username="importir" onSubmit={underWay} />;

export const WithoutUsernameAnotherAccountCould = () => <LoginForm onSubmit={underWay} />;
